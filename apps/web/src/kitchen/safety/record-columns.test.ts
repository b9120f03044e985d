import { shownRecords } from '@brigade/domain/kitchen/safety/correct-record.ts'
import type { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { SafetyTemplate } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import type { MessageKey, MessageValues } from '../../messages/catalogue.ts'
import words from '../../messages/de/safety.json'
import { listFile } from '../../shell/lists/list-file.ts'
import { rowsBy } from '../../shell/lists/list-order.ts'
import { type Entry, recordColumns } from './record-columns.ts'

const NOON = Date.UTC(2026, 4, 4, 12)
const t = (key: MessageKey, { name = key, time }: MessageValues = {}) =>
  time === undefined ? String(name) : `${key} ${String(time)}`

const common = (ms: number) => ({
  createdAt: timestampFromMs(ms),
  createdBy: 'ines',
  updatedAt: timestampFromMs(ms),
  updatedBy: 'ines',
  schema: 1,
})
const template: SafetyTemplate = {
  ...common(NOON),
  kind: 'fridge or freezer temperature',
  name: 'Freezer',
  fields: [{ key: 'found', label: 'Temperature', isRequired: true, type: 'temperature' }],
  limits: { jurisdiction: 'EU', version: '2026', values: {} },
  needsSecondPerson: false,
  isActive: true,
}

function entry(
  minutes: number,
  said: Pick<SafetyRecordDocument, 'verdict' | 'correctionOf' | 'reason'> & { readonly degrees: string },
): Entry {
  const ms = NOON + minutes * MINUTE_MS
  const { degrees, ...rest } = said
  const content: SafetyRecordDocument = {
    ...common(ms),
    ...rest,
    by: 'ines',
    templateId: 'freezer',
    kind: template.kind,
    values: { found: { type: 'temperature', value: { value: degrees, unit: 'C' } } },
    limitsVersion: '2026',
    at: timestampFromMs(NOON),
    enteredAt: timestampFromMs(ms),
    photos: [],
  }
  const id = `record-${minutes}`
  const { correctionOf } = rest
  return {
    id,
    path: `kitchens/tern/safety-records/${id}`,
    content,
    hasPendingWrites: false,
    recordedMs: ms,
    ...(correctionOf !== undefined && { correctionOf }),
  }
}

const read = {
  book: { templates: new Map([['freezer', template]]), runs: [] },
  crew: { nameOf: () => 'Ines' },
  settings: { zone: 'Europe/Lisbon' },
  heldAt: new Map(),
}

test('[HC6] a corrected record is on the list as it stands, with all that was said before', () => {
  const wrong = entry(0, { degrees: '-8', verdict: 'failed' })
  const right = entry(5, { degrees: '-18', verdict: 'passed', correctionOf: wrong.id, reason: 'Read twice' })
  const [, line] = listFile(recordColumns(t, read), shownRecords([wrong, right])).split('\r\n')
  expect(line).toBe(
    '2026-05-04 13:00,Freezer,Temperature: -18 °C,safety.verdict.passed,Ines,2026-05-04 13:05,,' +
      'Temperature: -8 °C · Ines · 2026-05-04 13:00; Temperature: -18 °C · Ines · 2026-05-04 13:05 · Read twice',
  )
})

test('what came late is marked in the file as on screen, and a correction takes no mark away', () => {
  const late = entry(0, { degrees: '-18' })
  const right = entry(20, { degrees: '-19', correctionOf: late.id, reason: 'Read twice' })
  const heldAt = new Map([[late.id, timestampFromMs(NOON + 60 * MINUTE_MS)]])
  const columns = recordColumns(t, { ...read, heldAt })
  const marksOf = (records: readonly Entry[]) =>
    shownRecords(records).map((group) =>
      columns.find(({ heading }) => heading === 'lists.late')?.valueOf(group),
    )
  expect(marksOf([late, right])).toEqual(['safety.backDated; safety.arrived 2026-05-04 14:00'])
  expect(marksOf([entry(5, { degrees: '-18' })])).toEqual([''])
})

test('by verdict, what failed comes first and what is not judged last, whatever the words are', () => {
  const german = new Map(Object.entries(words))
  const rows = shownRecords([
    entry(0, { degrees: '1' }),
    entry(1, { degrees: '2', verdict: 'passed' }),
    entry(2, { degrees: '3', verdict: 'not proven' }),
    entry(3, { degrees: '4', verdict: 'failed' }),
  ])
  const columns = recordColumns((key) => german.get(key) ?? key, read)
  const byVerdict = columns.find(({ heading }) => heading === 'lists.verdict')
  const sorted = byVerdict === undefined ? [] : rowsBy(rows, byVerdict, 'de')
  expect(sorted.map(({ shown }) => shown.content.verdict)).toEqual([
    'failed',
    'not proven',
    'passed',
    undefined,
  ])
})
