import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange, mayCreate } from '../../../testing/ask-policy.ts'
import {
  atWork,
  type Author,
  castWorld,
  cooksAtWork,
  from,
  nobodyAtAll,
  whoMay,
} from '../../../testing/kitchen-cast.ts'
import { type CorrectiveActionDocument, correctiveActions } from './corrective-action-document.ts'
import { k1, signed } from '../../../testing/policy-samples.ts'

const anAction =
  (more: Partial<CorrectiveActionDocument> = {}) =>
  ({ common, acted }: Author): CorrectiveActionDocument => ({
    ...common,
    ...acted,
    recordId: 'r1',
    what: 'Moved to fridge 2',
    choice: 'move',
    state: 'open',
    takenBy: ['lead'],
    doneBy: null,
    verifiedBy: null,
    ...more,
  })
const params = { ...k1, actionId: 'r1' }

test('[HC1] cooks and the tablet open, word and do them, nobody deletes them', () => {
  expect(whoMay(correctiveActions, { params, sample: anAction() })).toEqual({
    read: atWork,
    create: cooksAtWork,
    change: cooksAtWork,
    delete: nobodyAtAll,
  })
  const done = ({ common, acted }: Author, before: CorrectiveActionDocument) =>
    signed<CorrectiveActionDocument>({ state: 'done', doneBy: acted.by })({ common, acted }, before)
  expect(whoMay(correctiveActions, { params, sample: anAction(), change: done }).change).toBe(cooksAtWork)
  const forAnother = signed<CorrectiveActionDocument>({ state: 'done', doneBy: 'ann' })
  expect(whoMay(correctiveActions, { params, sample: anAction(), change: forAnother }).change).toBe(
    nobodyAtAll,
  )
  expect(whoMay(correctiveActions, { params, sample: anAction({ state: 'done' }) }).create).toBe(nobodyAtAll)
})

test('[HC3] verified by a lead or higher who neither took the readings nor did it', () => {
  const verified = ({ common, acted }: Author, before: CorrectiveActionDocument) =>
    signed<CorrectiveActionDocument>({ state: 'verified', verifiedBy: acted.by })({ common, acted }, before)
  const by = (more: Partial<CorrectiveActionDocument>) =>
    whoMay(correctiveActions, {
      params,
      sample: anAction({ state: 'done', doneBy: 'cook', ...more }),
      change: verified,
    }).change
  expect(by({})).toBe(from('manager'))
  expect(by({ takenBy: ['ann'] })).toBe(from('lead'))
  expect(by({ takenBy: ['ann'], doneBy: 'lead' })).toBe(from('manager'))
  expect(by({ state: 'open', doneBy: null })).toBe(nobodyAtAll)
})

test('once it is done its words stay', () => {
  const asked = { caller: aCaller('owner'), params, before: castWorld }
  const done = anAction({ state: 'done', doneBy: 'cook' })({
    common: newCommonFields('owner', askedAt),
    acted: { by: 'owner' },
  })
  expect(mayChange(correctiveActions, asked, [done, { ...done, what: 'Nothing' }])).toBe(false)
  expect(mayCreate(correctiveActions, asked, { ...done, state: 'open', doneBy: null })).toBe(true)
})
