import type { Station } from '../../access/stations/station.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { sortKeyAt } from '../../core/documents/sort-key.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Equipment, EquipmentKind, EquipmentLimit } from '../safety/equipment.ts'
import { newEquipment } from '../safety/new-equipment.ts'
import { type HoldingPlace, limitsOf, type SafetyLimits } from '../safety/safety-limits.ts'
import type { TemperatureLimit } from '../safety/temperature-limit.ts'
import { HOUSE_CHILL } from '../safety/usual-checks.ts'
import type { KitchenKind } from '../kitchens/kitchen.ts'
import type { Jurisdiction, Service } from '../kitchens/kitchen-settings.ts'
import { type KitchenTemplate, templateContents, type TemplateWord } from './kitchen-templates.table.ts'
import { newStation } from '../kitchens/new-station.ts'
import type { StorageArea } from '../kitchens/storage-area.ts'

/** What a template needs to know of the kitchen it is for. */
export interface TemplateWish {
  readonly template: KitchenTemplate
  readonly jurisdiction: Jurisdiction
  /** The kitchen's own word for each thing. */
  readonly wordOf: (word: TemplateWord) => string
  /** Makes the id of each new thing. */
  readonly newId: () => string
  readonly uid: string
  readonly at: Timestamp
}

interface Named<Content> {
  readonly id: string
  readonly content: Content
}

/** A new kitchen's first set, not yet written. */
export interface TemplateSet {
  readonly services: readonly Service[]
  readonly stations: readonly Named<Station>[]
  readonly equipment: readonly Named<Equipment>[]
  readonly areas: readonly Named<StorageArea>[]
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** Where food is kept by which kind of equipment. */
const holdingOf: Readonly<Partial<Record<EquipmentKind, HoldingPlace>>> = {
  fridge: 'cold',
  display: 'cold',
  freezer: 'freezer',
  'hot hold': 'hot',
}

function temperatureOf({ C, F }: TemperatureLimit, jurisdiction: Jurisdiction) {
  const isInF = jurisdiction === 'FDA' && F !== undefined
  return isInF || C === undefined
    ? ({ value: F ?? '0', unit: 'F' } as const)
    : ({ value: C, unit: 'C' } as const)
}

/** What the rule set asks of a kind of equipment; the house norm for chilled food where the law has no number. */
function limitFor(kind: EquipmentKind, limits: SafetyLimits | undefined): Partial<EquipmentLimit> {
  const place = holdingOf[kind]
  if (place === undefined || limits === undefined) return {}
  const range = limits.holding[place]?.range ?? (place === 'cold' ? { atMost: HOUSE_CHILL } : {})
  return {
    ...(range.atMost !== undefined && { max: temperatureOf(range.atMost, limits.jurisdiction) }),
    ...(range.atLeast !== undefined && { min: temperatureOf(range.atLeast, limits.jurisdiction) }),
  }
}

/** The template that fits a kind of kitchen. */
export function templateFor(kind: KitchenKind): KitchenTemplate {
  if (kind === 'bakery' || kind === 'hotel' || kind === 'catering') return kind
  return kind === 'private' || kind === 'other' ? 'bare' : 'restaurant'
}

/** The stations, services, storage areas and equipment that a template begins with, with the limits of the rule set. */
export function fromTemplate({ template, jurisdiction, wordOf, newId, uid, at }: TemplateWish): TemplateSet {
  const content = templateContents[template]
  const limits = limitsOf(jurisdiction)
  const equipment = content.equipment.map(({ word, kind }) => ({
    id: newId(),
    word,
    content: newEquipment({ name: wordOf(word), kind, limit: limitFor(kind, limits) }, uid, at),
  }))
  return {
    services: content.services.map(({ word, from, to }) => ({
      id: newId(),
      name: wordOf(word),
      from,
      to,
      days: EVERY_DAY,
    })),
    stations: content.stations.map(({ word, ...facts }, index) => ({
      id: newId(),
      content: newStation({ ...facts, name: wordOf(word), sortKey: sortKeyAt(index) }, uid, at),
    })),
    equipment: equipment.map(({ id, content: machine }) => ({ id, content: machine })),
    areas: content.areas.map(({ word, inside }, index) => {
      const holder = equipment.find((each) => each.word === inside)
      const area = { name: wordOf(word), sortKey: sortKeyAt(index) }
      return {
        id: newId(),
        content: {
          ...newCommonFields(uid, at),
          ...area,
          ...(holder !== undefined && { equipmentId: holder.id }),
        },
      }
    }),
  }
}
