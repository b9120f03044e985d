import type { KitchenKind } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

/** The word for each kind of kitchen. */
export const kindWords: Readonly<Record<KitchenKind, MessageKey>> = {
  restaurant: 'kitchens.kind.restaurant',
  hotel: 'kitchens.kind.hotel',
  bar: 'kitchens.kind.bar',
  bakery: 'kitchens.kind.bakery',
  catering: 'kitchens.kind.catering',
  canteen: 'kitchens.kind.canteen',
  school: 'kitchens.kind.school',
  care: 'kitchens.kind.care',
  ship: 'kitchens.kind.ship',
  private: 'kitchens.kind.private',
  'dark kitchen': 'kitchens.kind.darkKitchen',
  'pop-up': 'kitchens.kind.popUp',
  other: 'kitchens.kind.other',
}

/** Whether a tag of a list is a kind of kitchen. */
export function isKitchenKind(tag: string): tag is KitchenKind {
  return Object.hasOwn(kindWords, tag)
}

/** The name of each set of food-safety rules. */
export const jurisdictionWords: Readonly<Record<Jurisdiction, MessageKey>> = {
  UK: 'kitchens.rules.uk',
  SCT: 'kitchens.rules.scotland',
  EU: 'kitchens.rules.eu',
  FDA: 'kitchens.rules.fda',
  AUNZ: 'kitchens.rules.aunz',
}
