import type { StationColour, StationKind } from '../../access/stations/station.ts'
import type { EquipmentKind } from '../safety/equipment.ts'

/** What a new kitchen may begin with (product 4.3, `/kitchens/create`). */
export const kitchenTemplates = ['restaurant', 'bakery', 'hotel', 'catering', 'bare'] as const
export type KitchenTemplate = (typeof kitchenTemplates)[number]

/** What the things of a template are called; each language has its own word. */
export type TemplateWord =
  | Exclude<StationKind, 'other'>
  | Exclude<EquipmentKind, 'other'>
  | 'dough'
  | 'bread oven'
  | 'counter'
  | 'cold line'
  | 'hot line'
  | 'packing'
  | 'walk-in'
  | 'shelves'
  | 'cellar'
  | 'van'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'morning'
  | 'event'

interface TemplateStation {
  readonly word: TemplateWord
  readonly kind: StationKind
  readonly colour: StationColour
  readonly isExpediter?: true
}

interface TemplateService {
  readonly word: TemplateWord
  readonly from: string
  readonly to: string
}

interface TemplateEquipment {
  readonly word: TemplateWord
  readonly kind: EquipmentKind
}

/** A place for stock; `inside` names the equipment it is in by its word. */
interface TemplateArea {
  readonly word: TemplateWord
  readonly inside?: TemplateWord
}

/** A first set of stations, services, storage areas and equipment; all of it can be changed afterwards. */
export interface TemplateContent {
  readonly stations: readonly TemplateStation[]
  readonly services: readonly TemplateService[]
  readonly equipment: readonly TemplateEquipment[]
  readonly areas: readonly TemplateArea[]
}

const pass = { word: 'pass', kind: 'pass', colour: 'neutral', isExpediter: true } as const
const larder = { word: 'larder', kind: 'larder', colour: 'info' } as const
const grill = { word: 'grill', kind: 'grill', colour: 'late' } as const
const sauce = { word: 'sauce', kind: 'sauce', colour: 'warn' } as const
const pastry = { word: 'pastry', kind: 'pastry', colour: 'primary' } as const
const vegetable = { word: 'vegetable', kind: 'vegetable', colour: 'ok' } as const

const walkIn = { word: 'walk-in', kind: 'fridge' } as const
const cold = [walkIn, { word: 'freezer', kind: 'freezer' }] as const
const oven = { word: 'oven', kind: 'oven' } as const
const dishwasher = { word: 'dishwasher', kind: 'dishwasher' } as const
const probe = { word: 'probe', kind: 'probe' } as const
const chiller = { word: 'blast chiller', kind: 'blast chiller' } as const
const hotHold = { word: 'hot hold', kind: 'hot hold' } as const

const stores = [
  { word: 'walk-in', inside: 'walk-in' },
  { word: 'freezer', inside: 'freezer' },
  { word: 'dry store' },
] as const

/** Hours and rooms as they are usual in the trade; compiled for this project on 2026-11-26. */
export const templateContents: Readonly<Record<KitchenTemplate, TemplateContent>> = {
  restaurant: {
    stations: [larder, grill, sauce, pastry, pass],
    services: [
      { word: 'lunch', from: '12:00', to: '15:00' },
      { word: 'dinner', from: '18:30', to: '22:30' },
    ],
    equipment: [...cold, oven, hotHold, dishwasher, probe],
    areas: stores,
  },
  bakery: {
    stations: [
      { word: 'dough', kind: 'other', colour: 'info' },
      { word: 'bread oven', kind: 'other', colour: 'late' },
      pastry,
      { word: 'counter', kind: 'pass', colour: 'neutral', isExpediter: true },
    ],
    services: [{ word: 'morning', from: '06:30', to: '13:00' }],
    equipment: [...cold, oven, { word: 'display', kind: 'display' }, probe],
    areas: [...stores, { word: 'shelves' }],
  },
  hotel: {
    stations: [larder, grill, sauce, vegetable, pastry, { word: 'bar', kind: 'bar', colour: 'info' }, pass],
    services: [
      { word: 'breakfast', from: '06:30', to: '10:30' },
      { word: 'lunch', from: '12:00', to: '15:00' },
      { word: 'dinner', from: '18:30', to: '22:30' },
    ],
    equipment: [...cold, chiller, oven, hotHold, dishwasher, probe],
    areas: [...stores, { word: 'cellar' }],
  },
  catering: {
    stations: [
      { word: 'cold line', kind: 'larder', colour: 'info' },
      { word: 'hot line', kind: 'sauce', colour: 'late' },
      pastry,
      { word: 'packing', kind: 'pass', colour: 'neutral', isExpediter: true },
    ],
    services: [{ word: 'event', from: '12:00', to: '00:00' }],
    equipment: [...cold, chiller, oven, hotHold, probe],
    areas: [...stores, { word: 'van' }],
  },
  bare: { stations: [], services: [], equipment: [], areas: [] },
}
