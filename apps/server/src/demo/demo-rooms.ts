import { type BuiltDocument, builtDocument } from '@brigade/builders/built-document.ts'
import type { Pantry } from '@brigade/builders/build-pantry.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { equipment } from '@brigade/domain/kitchen/safety/equipment.ts'
import { newEquipment } from '@brigade/domain/kitchen/safety/new-equipment.ts'

const chilled = { max: { value: '5', unit: 'C' } } as const
const frozen = { max: { value: '-18', unit: 'C' } } as const
const hot = { min: { value: '63', unit: 'C' } } as const

const machines = [
  { equipmentId: 'demo-walk-in', name: 'Walk-in', kind: 'fridge', limit: chilled },
  { equipmentId: 'demo-freezer', name: 'Freezer', kind: 'freezer', limit: frozen },
  { equipmentId: 'demo-oven', name: 'Combi oven', kind: 'oven', limit: {} },
  { equipmentId: 'demo-bain-marie', name: 'Bain-marie', kind: 'hot hold', limit: hot },
] as const

const areas = [
  { areaId: 'demo-area-walk-in', name: 'Walk-in', equipmentId: 'demo-walk-in' },
  { areaId: 'demo-area-freezer', name: 'Freezer', equipmentId: 'demo-freezer' },
  { areaId: 'demo-area-dry', name: 'Dry store' },
] as const

/** Lunch and dinner from Tuesday to Saturday; there is nothing left to set up. */
export const demoSettings: Pick<KitchenSettings, 'services' | 'setup'> = {
  services: [
    { id: 'demo-lunch', name: 'Lunch', from: '12:30', to: '15:00', days: [2, 3, 4, 5, 6] },
    { id: 'demo-dinner', name: 'Dinner', from: '19:00', to: '23:00', days: [2, 3, 4, 5, 6] },
  ],
  setup: { isPlaceRight: true, isOver: true },
}

/** Where the demo kitchen keeps its stock, and what keeps it cold or hot. */
export function demoRooms({ kitchenId, by }: Pantry, at: Timestamp): readonly BuiltDocument[] {
  return [
    ...machines.map(({ equipmentId, ...facts }) =>
      builtDocument(equipment, { kitchenId, equipmentId }, newEquipment(facts, by, at)),
    ),
    ...areas.map(({ areaId, ...facts }, index) =>
      builtDocument(
        storageAreas,
        { kitchenId, areaId },
        { ...newCommonFields(by, at), ...facts, sortKey: sortKeyAt(index) },
      ),
    ),
  ]
}
