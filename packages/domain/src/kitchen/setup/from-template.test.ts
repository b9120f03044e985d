import { expect, test } from 'vitest'
import { stations } from '../../access/stations/station.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { equipment } from '../safety/equipment.ts'
import { fromTemplate, templateFor } from './from-template.ts'
import { Jurisdiction, Service } from '../kitchens/kitchen-settings.ts'
import { type KitchenTemplate, kitchenTemplates } from './kitchen-templates.table.ts'
import { storageAreas } from '../kitchens/storage-area.ts'

function setOf(template: KitchenTemplate, jurisdiction: Jurisdiction = 'EU') {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const at = timestampFromMs(0)
  return fromTemplate({ template, jurisdiction, wordOf: (word) => word, newId, uid: 'ines', at })
}

test.each(kitchenTemplates)('the template %s is what the server takes', (template) => {
  for (const jurisdiction of Jurisdiction.options) {
    const set = setOf(template, jurisdiction)
    for (const { content } of set.stations) expect(stations.schema.safeParse(content).error).toBeUndefined()
    for (const { content } of set.equipment) expect(equipment.schema.safeParse(content).error).toBeUndefined()
    for (const { content } of set.areas) expect(storageAreas.schema.safeParse(content).error).toBeUndefined()
    for (const service of set.services) expect(Service.safeParse(service).error).toBeUndefined()
    const ids = [...set.stations, ...set.equipment, ...set.areas, ...set.services].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('every template but the bare one has one pass, and a place for stock', () => {
  for (const template of kitchenTemplates.filter((each) => each !== 'bare')) {
    const set = setOf(template)
    expect(set.stations.filter(({ content }) => content.isExpediter)).toHaveLength(1)
    expect(set.areas.length).toBeGreaterThan(2)
  }
  expect(Object.values(setOf('bare')).flat()).toEqual([])
})

test('equipment keeps to the rule set of the kitchen, in its own degrees', () => {
  const limitOf = (kind: string, jurisdiction: Jurisdiction) =>
    setOf('restaurant', jurisdiction).equipment.find(({ content }) => content.kind === kind)?.content.limit
  expect(limitOf('fridge', 'FDA')?.max).toEqual({ value: '41', unit: 'F' })
  expect(limitOf('fridge', 'AUNZ')?.max).toEqual({ value: '5', unit: 'C' })
  expect(limitOf('hot hold', 'UK')?.min).toEqual({ value: '63', unit: 'C' })
  expect(limitOf('oven', 'UK')).toEqual({ delayMin: 30 })
})

test('an area that lies in a fridge names it', () => {
  const { equipment: machines, areas } = setOf('restaurant')
  const inside = areas.map(
    ({ content }) => machines.find(({ id }) => id === content.equipmentId)?.content.kind,
  )
  expect(inside).toEqual(['fridge', 'freezer', undefined])
})

test('a kind of kitchen proposes its template', () => {
  expect((['bakery', 'bar', 'private'] as const).map(templateFor)).toEqual(['bakery', 'restaurant', 'bare'])
})
