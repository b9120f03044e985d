import { newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { newSafetyRecord } from '@brigade/domain/kitchen/safety/new-safety-record.ts'
import { correctiveActions } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { limitsOf } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { usualChecks } from '@brigade/domain/kitchen/safety/usual-checks.ts'
import { type BuiltDocument, builtDocument } from '../built-document.ts'
import type { DayToBuild } from './year-day.ts'

const RECORDS = 8
/** One fridge in so many is too warm, and somebody does something about it. */
const FAIL_EVERY = 40

/** The fridge temperatures of a day. */
export function safetyOfDay({ pantry, verifier, day, date, at }: DayToBuild): readonly BuiltDocument[] {
  const { kitchenId, by } = pantry
  const limits = limitsOf('EU')
  if (limits === undefined) throw new Error('There are no limits for the EU')
  const check = usualChecks(limits, { temperature: 'Temperature', isClean: 'Clean' }).find(
    ({ key }) => key === 'fridge',
  )
  if (check === undefined) throw new Error('There is no usual check of the fridge')
  const inForce = { jurisdiction: limits.jurisdiction, version: limits.version, values: {} }
  const { kind, fields } = check
  const template = newSafetyTemplate(
    { kind, name: 'Walk-in fridge', fields: [...fields], limits: inForce },
    by,
    at,
  )
  return Array.from({ length: RECORDS }, (_, place) => {
    const isWarm = (day * RECORDS + place) % FAIL_EVERY === 0
    const value = { value: isWarm ? '9' : '3.5', unit: 'C' } as const
    const recordId = `years-${date}-${place + 1}`
    const { record, action } = newSafetyRecord(
      {
        recordId,
        templateId: 'fridge',
        template,
        values: { temperature: { type: 'temperature', value } },
        at,
      },
      { uid: by, acted: { by } },
      at,
    )
    return [
      builtDocument(safetyRecords, { kitchenId, recordId }, { ...record, recordedAt: at }),
      ...(action === undefined
        ? []
        : [
            builtDocument(
              correctiveActions,
              { kitchenId, actionId: recordId },
              { ...action, state: 'verified', doneBy: by, verifiedBy: verifier },
            ),
          ]),
    ]
  }).flat()
}
