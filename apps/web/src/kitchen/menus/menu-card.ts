import { Menu } from '@brigade/domain/kitchen/menus/menu.ts'
import { areMenuDatesInOrder } from '@brigade/domain/kitchen/menus/menu-days.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'
import type { MenuCard } from './menu-actions.ts'

/** A menu's card as the form shows it. */
export interface TypedCard {
  readonly name: string
  readonly kind: Menu['kind']
  readonly vat: string
  readonly serviceIds: readonly string[]
  readonly stationIds: readonly string[]
  readonly days: readonly string[]
  readonly from: string
  readonly to: string
  readonly covers: string
}

/** Fields of the card that cannot be read. */
export type CardProblem = 'name' | 'vatPct' | 'to' | 'covers'

const MOST_COVERS = mostOf(Menu, 'covers')

/** What the form starts with. */
export function typedCard(card: MenuCard): TypedCard {
  const { name, kind, vatPct, serviceIds, stationIds, days, from, to, covers } = card
  const dates = { from: from ?? '', to: to ?? '' }
  return {
    name,
    kind,
    vat: vatPct,
    serviceIds,
    stationIds,
    days: days.map(String),
    ...dates,
    covers: String(covers ?? ''),
  }
}

const optionalDay = (typed: string) => (typed === '' ? undefined : typed)

/** The card that was typed, or which fields need another look. Only an event has a number of guests. */
export function readCard(
  typed: TypedCard,
):
  | { readonly ok: true; readonly card: MenuCard }
  | { readonly ok: false; readonly problems: readonly CardProblem[] } {
  const vat = decimalFromTyped(typed.vat)
  const isCounted = typed.kind === 'event' && typed.covers.trim() !== ''
  const covers = isCounted ? wholeFromTyped(typed.covers, MOST_COVERS) : undefined
  const dates = { from: optionalDay(typed.from), to: optionalDay(typed.to) }
  const checks: readonly (readonly [CardProblem, boolean])[] = [
    ['name', Menu.shape.name.safeParse(typed.name).success],
    ['vatPct', vat.ok && Menu.shape.vatPct.safeParse(vat.decimal).success],
    ['to', areMenuDatesInOrder(dates)],
    ['covers', !isCounted || (covers !== undefined && covers > 0)],
  ]
  const problems = checks.flatMap(([field, isGood]) => (isGood ? [] : [field]))
  if (problems.length > 0 || !vat.ok) return { ok: false, problems }
  return {
    ok: true,
    card: {
      name: typed.name.trim(),
      kind: typed.kind,
      vatPct: vat.decimal,
      serviceIds: [...typed.serviceIds],
      stationIds: [...typed.stationIds],
      days: typed.days.map(Number),
      ...dates,
      covers,
    },
  }
}
