import { newProfessional } from '@brigade/domain/people/profiles/new-cards.ts'
import { ProfessionalProfile } from '@brigade/domain/people/profiles/professional-profile.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import { wishesForm } from './wishes-form.ts'

const said = { displayName: 'Sam Okafor', title: 'Saucier', roles: ['chef de partie' as const] }
const { profile } = newProfessional(said, 'sam', timestampFromMs(0))
const { read, changes } = wishesForm('EUR')

const problemsOf = (typed: Record<string, string>) => {
  const kept = ProfessionalProfile.safeParse({ ...profile, ...changes({ ...read(profile), ...typed }) })
  return (kept.error?.issues ?? []).map(({ path }) => path[0])
}

test('who wishes for nothing keeps nothing', () => {
  const kept = ProfessionalProfile.parse({ ...profile, ...changes(read(profile)) })
  expect(kept).toEqual(profile)
})

test('wishes are read as they are typed, and stand in the form again', () => {
  const typed = {
    payWish: '2100,50',
    payPer: 'month',
    noticeDays: '30',
    shiftPattern: '40',
    noSplit: 'on',
    twoDaysOff: '',
  }
  const kept = changes(typed)
  expect(kept).toEqual({
    payWish: { amount: { minor: 210_050, currency: 'EUR' }, per: 'month' },
    noticeDays: 30,
    shiftPattern: { noSplit: true, twoDaysOffTogether: false, maxHoursWeek: 40 },
  })
  expect(read(ProfessionalProfile.parse({ ...profile, ...kept }))).toEqual({ ...typed, payWish: '2100.50' })
})

test.each([
  [{ payWish: 'a lot' }, 'payWish'],
  [{ noticeDays: 'soon' }, 'noticeDays'],
  [{ noticeDays: '400' }, 'noticeDays'],
  [{ shiftPattern: 'few' }, 'shiftPattern'],
])('what %j says is refused at its field', (typed, field) => {
  expect(problemsOf(typed)).toEqual([field])
})
