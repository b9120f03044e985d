import { describe, expect, test } from 'vitest'
import { equipment } from '../../kitchen/safety/equipment.ts'
import { newEquipment } from '../../kitchen/safety/new-equipment.ts'
import { newStation } from '../../kitchen/kitchens/new-station.ts'
import { stations } from '../../access/stations/station.ts'
import { correctiveActions } from '../../kitchen/safety/corrective-action-document.ts'
import { newSafetySchedule, newSafetyTemplate } from '../../kitchen/safety/new-safety-check.ts'
import { newSafetyRecord } from '../../kitchen/safety/new-safety-record.ts'
import { safetyRecords } from '../../kitchen/safety/safety-record.ts'
import { safetySchedules } from '../../kitchen/safety/safety-schedule.ts'
import { safetyTemplates } from '../../kitchen/safety/safety-template.ts'
import { movements } from '../../kitchen/stock/movement.ts'
import { newMovement } from '../../kitchen/stock/new-movement.ts'
import { catalogueLines } from '../../kitchen/suppliers/catalogue-line.ts'
import { newCatalogueLine, newLocalLink } from '../../kitchen/suppliers/new-supplier-documents.ts'
import { supplierLinks } from '../../kitchen/suppliers/supplier-link.ts'
import { aCaller, askedAt, mayCreate } from '../../../testing/ask-policy.ts'
import { castWorld } from '../../../testing/kitchen-cast.ts'

const asked = (uid: string, params: Readonly<Record<string, string>>, batch = {}) => ({
  caller: aCaller(uid),
  params: { kitchenId: 'k1', ...params },
  before: castWorld,
  batch,
})
const cook = { uid: 'cook', acted: { by: 'cook' } }

describe('new documents of a kitchen', () => {
  test('stations and equipment have their defaults, and leads may write them', () => {
    const station = newStation({ name: 'Grill', kind: 'grill', sortKey: 'a0' }, 'lead', askedAt)
    expect(stations.schema.safeParse(station).error).toBeUndefined()
    expect(station.isExpediter).toBe(false)
    expect(mayCreate(stations, asked('lead', { stationId: 's1' }), station)).toBe(true)
    const fridge = newEquipment(
      { name: 'Fridge 1', kind: 'fridge', limit: { max: { value: '8', unit: 'C' } } },
      'lead',
      askedAt,
    )
    expect(equipment.schema.safeParse(fridge).error).toBeUndefined()
    expect(fridge).toMatchObject({ limit: { delayMin: 30, max: { value: '8' } }, state: 'in use' })
    expect(newEquipment({ name: 'Oven', kind: 'oven' }, 'lead', askedAt).limit).toEqual({ delayMin: 30 })
  })

  test('[ST2] a movement is in the stock unit, with what was typed beside it', () => {
    const move = (way: 'in' | 'out', amount: string, unit: 'g' | 'lb' | 'ml') =>
      newMovement(
        {
          lineId: 'flour',
          kind: 'waste',
          entered: { amount, unit },
          way,
          lot: 'B1',
          cause: { kind: 'waste', id: 'w1' },
        },
        { stockUnit: 'kg' },
        { author: cook, at: askedAt },
      )
    const out = move('out', '250', 'g')
    if (!out.ok) throw new Error(out.problem)
    expect(out.value).toMatchObject({ change: '-0.25', entered: { amount: '250', unit: 'g' }, lot: 'B1' })
    expect(movements.schema.safeParse(out.value).error).toBeUndefined()
    expect(mayCreate(movements, asked('cook', { movementId: 'm1' }), out.value)).toBe(true)
    expect(move('in', '250', 'g')).toMatchObject({ value: { change: '0.25' } })
    expect(move('out', '5', 'lb')).toMatchObject({
      value: { change: '-2.267962', entered: { amount: '5', unit: 'lb' } },
    })
    expect(move('in', '250', 'ml')).toEqual({ ok: false, problem: 'not-convertible' })
    expect(move('in', '0.0001', 'g')).toEqual({ ok: false, problem: 'too-many-digits' })
    const plain = newMovement(
      { lineId: 'flour', kind: 'correction', entered: { amount: '1', unit: 'kg' }, way: 'in' },
      { stockUnit: 'kg' },
      { author: cook, at: askedAt },
    )
    expect(plain.ok && Object.keys(plain.value)).not.toContain('lot')
  })

  test('[HC1] a check is judged by its template, and a fail brings its open action', () => {
    const template = newSafetyTemplate(
      {
        kind: 'fridge or freezer temperature',
        name: 'Fridge 1',
        fields: [
          {
            key: 'air',
            label: 'Air',
            isRequired: true,
            type: 'temperature',
            atMost: { value: '8', unit: 'C' },
          },
        ],
        limits: { jurisdiction: 'UK', version: '2026', values: {} },
      },
      'lead',
      askedAt,
    )
    expect(safetyTemplates.schema.safeParse(template).error).toBeUndefined()
    const schedule = newSafetySchedule({ templateId: 't1', times: ['08:00'] }, 'lead', askedAt)
    expect(safetySchedules.schema.safeParse(schedule).error).toBeUndefined()
    expect(schedule).toMatchObject({ windowMin: 60, graceMin: 15, escalateAfterMin: 30, days: [] })
    const read = (value: string, more = {}) =>
      newSafetyRecord(
        {
          recordId: 'r1',
          templateId: 't1',
          template,
          values: { air: { type: 'temperature', value: { value, unit: 'C' } } },
          at: askedAt,
          ...more,
        },
        { uid: 'tablet', acted: { by: 'cook', device: 'tablet' } },
        askedAt,
      )
    const isKept = ({ record, action }: ReturnType<typeof read>) => {
      const batch = {
        'kitchens/k1/safety-templates/t1': template,
        ...(action !== undefined && { 'kitchens/k1/corrective-actions/r1': action }),
      }
      expect(safetyRecords.schema.safeParse(record).error).toBeUndefined()
      return mayCreate(safetyRecords, asked('tablet', { recordId: 'r1' }, batch), record)
    }
    expect(read('4')).toMatchObject({
      record: { verdict: 'passed', limitsVersion: '2026' },
      action: undefined,
    })
    expect(isKept(read('4', { occurrenceKey: 's1_2026-05-03_08:00' }))).toBe(true)
    const failed = read('9')
    expect(failed).toMatchObject({
      record: { verdict: 'failed' },
      action: { state: 'open', takenBy: ['cook'] },
    })
    expect(isKept(failed)).toBe(true)
    const said = read('9', { action: { what: 'Moved to fridge 2', choice: 'move' } }).action
    expect(said).toMatchObject({ what: 'Moved to fridge 2', choice: 'move' })
    expect(correctiveActions.schema.safeParse(said).error).toBeUndefined()
    if (said === undefined) throw new Error('no action')
    expect(mayCreate(correctiveActions, asked('tablet', { actionId: 'r1' }), said)).toBe(true)
  })

  test('suppliers by hand and products have their defaults', () => {
    const link = newLocalLink({ name: 'Mill', zone: 'Europe/Lisbon' }, 'lead', askedAt)
    expect(supplierLinks.schema.safeParse(link).error).toBeUndefined()
    expect(mayCreate(supplierLinks, asked('lead', { linkId: 'l1' }), link)).toBe(true)
    const line = newCatalogueLine(
      { name: 'Carrots', category: 'greengrocery', pack: { count: 1, size: { amount: '10', unit: 'kg' } } },
      'supplier sales',
      askedAt,
    )
    expect(catalogueLines.schema.safeParse(line).error).toBeUndefined()
    expect(line).toMatchObject({ leadDays: 1, isAvailable: true, allergens: { celery: 'unknown' } })
    const catalogue = asked('supplier sales', { supplierId: 's1', lineId: 'c1' })
    expect(mayCreate(catalogueLines, catalogue, line)).toBe(true)
  })
})
