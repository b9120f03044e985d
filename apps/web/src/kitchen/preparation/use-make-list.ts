import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { servicesOn } from '@brigade/domain/kitchen/kitchens/service-times.ts'
import { isMenuOn } from '@brigade/domain/kitchen/menus/menu-days.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MakeListFormProps } from './make-list-form.tsx'
import { guessServings, type MakeListOutcome, makeList, needsOf, stockOf } from './plan-list.ts'
import { PrepPlan } from '@brigade/domain/kitchen/preparation/prep-plan.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'

/** A day without a service that has a name has one: the whole day. */
const WHOLE_DAY = 'day'

interface Typed {
  readonly menuIds: readonly string[]
  readonly covers: Readonly<Record<string, string>>
  /** Servings set by hand, by item; the others follow from the guests. */
  readonly servings: Readonly<Record<string, string>>
  readonly onHand: Readonly<Record<string, string>>
  readonly wholeBatches: boolean
}

function textsOf(numbers: Readonly<Record<string, number>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]))
}

/** A whole number as typed; nothing typed is 0, anything else undefined. */
function wholeNumber(text: string): number | undefined {
  return text.trim() === '' ? 0 : wholeFromTyped(text, mostOf(PrepPlan, 'servings.*'))
}

/** The values of the form, what follows from them, and the action that makes the list. */
export function useMakeList({
  crew,
  settings,
  serviceDay,
  tasks,
  menus,
  plan,
  recipes,
  stockLines,
}: MakeListFormProps) {
  const services = servicesOn(settings.services, serviceDay)
  const serviceIds = services.length === 0 ? [WHOLE_DAY] : services.map(({ id }) => id)
  const start: Typed = {
    menuIds: menus.filter(({ menu }) => isMenuOn(menu, serviceDay)).map(({ id }) => id),
    covers: textsOf(plan?.covers),
    servings: textsOf(plan?.servings),
    onHand: {},
    wholeBatches: false,
  }
  const like: Typed = { ...start, covers: {}, servings: {} }
  const {
    values: typed,
    setValues,
    clear,
  } = useDraft(PrepPlan, { name: `list ${crew.kitchenId} ${serviceDay}`, start, sample: like })
  const [listOutcome, setListOutcome] = useState<MakeListOutcome | null>(null)
  /** Ids of the services and items whose number cannot be read. */
  const [wrong, setWrong] = useState<readonly string[]>([])
  const chosen = menus.filter(({ id }) => typed.menuIds.includes(id))
  const covers = new Map(serviceIds.map((id) => [id, wholeNumber(typed.covers[id] ?? '') ?? 0]))
  const guessed = guessServings(chosen, covers)
  const items = chosen
    .flatMap(({ content }) => content.items)
    .filter(({ recipeId }) => recipeId !== undefined)
  const servingsText = (itemId: string) => typed.servings[itemId] ?? String(guessed.get(itemId) ?? 0)

  const send = async () => {
    const badItems = items.filter(({ id }) => wholeNumber(servingsText(id)) === undefined)
    const badCovers = serviceIds.filter((id) => wholeNumber(typed.covers[id] ?? '') === undefined)
    setWrong([...badCovers, ...badItems.map(({ id }) => id)])
    if (badItems.length + badCovers.length > 0) return
    const servings = new Map(items.map(({ id }) => [id, wholeNumber(servingsText(id)) ?? 0]))
    setListOutcome(
      await makeList({
        crew,
        serviceDay,
        tasks,
        recipes,
        needs: needsOf(chosen, servings),
        stock: stockOf(stockLines, typed.onHand),
        wholeBatches: typed.wholeBatches,
        before: plan,
        covers: Object.fromEntries(covers),
        servings: Object.fromEntries(servings),
      }),
    )
  }
  return {
    typed,
    chosen,
    serviceIds,
    servingsText,
    listOutcome,
    wrong,
    send,
    clear,
    chooseMenu: (id: string, isChosen: boolean) =>
      setValues({
        menuIds: isChosen ? [...typed.menuIds, id] : typed.menuIds.filter((each) => each !== id),
      }),
    typeCovers: (id: string, text: string) =>
      setValues({ covers: { ...typed.covers, [id]: text }, servings: {} }),
    typeServings: (id: string, text: string) => setValues({ servings: { ...typed.servings, [id]: text } }),
    typeOnHand: (id: string, text: string) => setValues({ onHand: { ...typed.onHand, [id]: text } }),
    setWhole: (wholeBatches: boolean) => setValues({ wholeBatches }),
  }
}
