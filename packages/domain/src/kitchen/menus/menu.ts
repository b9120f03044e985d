import * as z from 'zod'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import {
  boundedTotal,
  DeletedAt,
  DocumentId,
  LanguageTag,
  SortKey,
  TranslatedNames,
  MOST_TRANSLATIONS,
} from '../../core/documents/stored-fields.ts'
import { AllergenGroup, Allergens, NamedAllergens } from '../../food/allergens/allergens.ts'
import { Currency, Money, Price } from '../../core/money/money.ts'
import { Decimal } from '../../core/quantities/decimal.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

export const menuStates = ['draft', 'published', 'withdrawn'] as const
export const MenuState = z.enum(menuStates)
export type MenuState = z.infer<typeof MenuState>

/** A publication that waits for its time (product, E26). */
const PlannedPublication = z.strictObject({
  at: Timestamp,
  /** Who set the time, and signs the publication. */
  by: Uid,
  /** Why it was not published when the time came; it waits no more. */
  refused: z.enum(['empty', 'free-from', 'id-taken']).optional(),
})

/** A menu (product, E26): for which services and days, in which currency, with which VAT. */
export const Menu = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(60),
  kind: z.enum(['daily', 'standing', 'event']),
  /** Services of the kitchen it is for; empty for all. */
  serviceIds: z.array(DocumentId).max(20),
  /** Days of the week, Monday 1 to Sunday 7; empty for all. */
  days: z.array(z.int().min(1).max(7)).max(7),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  /** Where its items are cooked, unless their section or they themselves say otherwise. */
  stationIds: z.array(DocumentId).max(20).optional(),
  currency: Currency,
  /** VAT that the prices contain, in percent: "20". */
  vatPct: Decimal,
  languages: z.array(LanguageTag).max(10),
  /** Moved by `publishMenu` and `withdrawMenu` only, except back to draft. */
  state: MenuState,
  publishedSnapshotId: DocumentId.optional(),
  /** The menu's own id, once guests have read it under that; kept when it is withdrawn, so that nobody else takes it. */
  publicId: DocumentId.optional(),
  /** Set by `publishMenu` with a time, taken back by `withdrawMenu`. */
  planned: PlannedPublication.optional(),
  /** Guests at an event. */
  covers: z.int().min(1).max(100_000).optional(),
  sortKey: SortKey,
  deletedAt: DeletedAt,
})
export type Menu = Readonly<z.infer<typeof Menu>>

/** A section of a menu. */
export const MenuSection = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(1).max(60),
  names: TranslatedNames,
  stationIds: z.array(DocumentId).max(20),
  sortKey: SortKey,
  deletedAt: DeletedAt,
})
export type MenuSection = Readonly<z.infer<typeof MenuSection>>

export const menuDiets = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const
export const MenuDiet = z.enum(menuDiets)
export type MenuDiet = z.infer<typeof MenuDiet>

/** A choice a guest has with an item. Its allergens are its own answers, or come from its recipe. */
export const MenuOption = z.strictObject({
  name: z.string().trim().min(1).max(60),
  priceChange: Money,
  recipeId: DocumentId.optional(),
  /** Answers for what no recipe says; groups that are not named are unknown without a recipe. */
  allergens: z.partialRecord(AllergenGroup, z.enum(['contains', 'may', 'no', 'unknown'])),
})
export type MenuOption = Readonly<z.infer<typeof MenuOption>>

/** Whether the item can be ordered now: on, low with so many left, or off (86). */
export const MenuItemSale = z.strictObject({
  state: z.enum(['on', 'low', 'off']),
  left: z.int().min(0).max(100_000).optional(),
  at: Timestamp,
  by: Uid,
})
export type MenuItemSale = Readonly<z.infer<typeof MenuItemSale>>

/** A line on a menu. */
export const MenuItem = z.strictObject({
  ...commonFields,
  sectionId: DocumentId,
  name: z.string().trim().min(1).max(100),
  names: TranslatedNames,
  text: z.string().trim().max(300),
  /** With VAT, as the guest reads it. */
  price: Price.optional(),
  recipeId: DocumentId.optional(),
  /** How much of the recipe one item is; one portion when absent. */
  portion: PositiveQuantity.optional(),
  options: z.array(MenuOption).max(20),
  /** Empty: the section's stations. */
  stationIds: z.array(DocumentId).max(20),
  course: z.int().min(1).max(9),
  prepMin: z.int().min(0).max(10_080).optional(),
  diets: z.array(MenuDiet).max(6),
  /** Groups the item is said to be free from, beside what `diets` claims (AL4). */
  freeFrom: z.array(AllergenGroup).max(14),
  /** What is on the plate beside the recipe: an answer for a group the garnish or the fryer adds. */
  allergensExtra: z.partialRecord(AllergenGroup, z.enum(['contains', 'may', 'no', 'unknown'])),
  sale: MenuItemSale,
  sortKey: SortKey,
  deletedAt: DeletedAt,
})
export type MenuItem = Readonly<z.infer<typeof MenuItem>>

/** An item as guests see it, with what was known of its allergens when the menu was published. */
export const PublicMenuItem = z.strictObject({
  id: DocumentId,
  name: z.string().max(100),
  names: TranslatedNames,
  text: z.string().max(300),
  price: Price.optional(),
  diets: z.array(MenuDiet).max(6),
  freeFrom: z.array(AllergenGroup).max(14),
  allergens: Allergens,
  namedAllergens: NamedAllergens,
  options: z
    .array(
      z.strictObject({
        name: z.string().max(100),
        priceChange: Money,
        allergens: Allergens,
        namedAllergens: NamedAllergens,
      }),
    )
    .max(20),
})
export type PublicMenuItem = Readonly<z.infer<typeof PublicMenuItem>>

/** One document holds 1 MiB. */
const MOST_PUBLIC_CHARACTERS = 900_000
const MOST_PUBLIC_SECTIONS = 60
const MOST_PUBLIC_ITEMS = 300

/** What the public reads of a menu: one document, written by the server when the menu is published. */
export const PublicMenu = z.strictObject({
  ...commonFields,
  kitchenId: DocumentId,
  /** Tells one publication of the menu from the next. */
  snapshotId: DocumentId,
  at: Timestamp,
  name: z.string().max(100),
  kind: z.enum(['daily', 'standing', 'event']),
  days: z.array(z.int()).max(7),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  currency: Currency,
  languages: z.array(LanguageTag).max(MOST_TRANSLATIONS),
  sortKey: SortKey,
  sections: boundedTotal(
    z
      .array(
        z.strictObject({
          id: DocumentId,
          name: z.string().max(100),
          names: TranslatedNames,
          items: z.array(PublicMenuItem).max(MOST_PUBLIC_ITEMS),
        }),
      )
      .max(MOST_PUBLIC_SECTIONS),
    MOST_PUBLIC_CHARACTERS,
  ),
})
export type PublicMenu = Readonly<z.infer<typeof PublicMenu>>
