import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange } from '../../../testing/ask-policy.ts'
import { atWork, type Author, castWorld, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { type SafetySchedule, safetySchedules } from './safety-schedule.ts'
import { type SafetyTemplate, safetyTemplates } from './safety-template.ts'
import { aTemplate, fridgeAir, k1, limits } from '../../../testing/policy-samples.ts'

test('[ID10] leads write templates and schedules, and nobody deletes them', () => {
  const template = ({ common }: Author): SafetyTemplate => ({
    ...common,
    kind: 'opening',
    name: 'Opening',
    fields: [],
    limits,
    needsSecondPerson: false,
    isActive: true,
  })
  const schedule = ({ common }: Author): SafetySchedule => ({
    ...common,
    templateId: 't1',
    times: ['08:00'],
    days: [],
    windowMin: 60,
    graceMin: 15,
    escalateAfterMin: 30,
  })
  const leads = { read: atWork, create: from('lead'), change: from('lead'), delete: nobodyAtAll }
  const ofTemplates = { params: { ...k1, templateId: 't1' }, sample: template }
  expect(whoMay(safetyTemplates, ofTemplates)).toEqual(leads)
  expect(whoMay(safetySchedules, { params: { ...k1, scheduleId: 's1' }, sample: schedule })).toEqual(leads)
})

test('[SF-EU2] other limits are another edition, other words are not', () => {
  const owners = newCommonFields('owner', askedAt)
  const asked = { caller: aCaller('owner'), params: { ...k1, templateId: 't1' }, before: castWorld }
  const changes = (more: Partial<SafetyTemplate>) => {
    const before = { ...aTemplate(), ...owners }
    return mayChange(safetyTemplates, asked, [before, { ...before, ...more }])
  }
  const stricter = { fields: [{ ...fridgeAir, atMost: { value: '5', unit: 'C' } as const }] }
  expect(changes(stricter)).toBe(false)
  expect(changes({ ...stricter, limits: { ...limits, version: 'own-1' } })).toBe(true)
  expect(changes({ fields: [{ ...fridgeAir, label: 'Air inside' }] })).toBe(true)
})
