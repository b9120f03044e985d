import type { Kitchen } from '../../kitchen/kitchens/kitchen.ts'
import { PayPeriod, type PayRange } from '../jobs/pay.ts'
import { moneyFromTyped } from '../../core/money/money-from-typed.ts'
import { Currency, type Money } from '../../core/money/money.ts'
import type { Address } from '../../core/geo/address.ts'
import { findSchemaOrgItems } from '../../core/exchange/find-schema-org-recipes.ts'
import {
  isJsonObject,
  type JsonObject,
  listOf,
  textOf,
  textsOf,
} from '../../core/exchange/schema-org-values.ts'
import type { GeoPoint } from '../../core/geo/geo-point.ts'
import { addressOf, geoOf, linksOf, townOf } from './read-schema-org-place.ts'

/** What a page's JobPosting says; what it leaves out is left out here. */
export interface PostedJob {
  readonly title: string
  readonly companyName?: string
  readonly description: string
  readonly place: { readonly town?: string; readonly country?: string; readonly geo?: GeoPoint }
  /** Only where amount, currency and period are all said: pay is never guessed (rule PY1). */
  readonly pay?: PayRange
}

/** What a page's FoodEstablishment says. */
export interface DescribedKitchen {
  readonly name: string
  readonly description: string
  readonly address?: Address
  readonly near?: GeoPoint
  readonly website?: string
  readonly cuisines: readonly string[]
  readonly hours: Kitchen['hours']
}

/** What a page's Menu says: sections with their items. */
export interface DescribedMenu {
  readonly name: string
  readonly sections: readonly {
    readonly name: string
    readonly items: readonly { readonly name: string; readonly text: string; readonly price?: Money }[]
  }[]
}

/** What a page's Person says. */
export interface DescribedPerson {
  readonly name: string
  readonly headline: string
  readonly links: readonly string[]
}

/** The items of the types that have a name, which is all that they must have. */
function named(value: unknown, types: readonly string[], field = 'name'): readonly JsonObject[] {
  return findSchemaOrgItems(value, types).filter((item) => textOf(item[field]) !== '')
}

/** A sum of a currency; undefined unless both are said and the currency has that many digits. */
function moneyOf(amount: unknown, code: unknown): Money | undefined {
  const currency = Currency.safeParse(textOf(code).toUpperCase())
  const typed = currency.success ? moneyFromTyped(textOf(amount), currency.data) : undefined
  return typed?.ok === true ? typed.money : undefined
}

function payOf(value: unknown): PayRange | undefined {
  const [salary] = listOf(value)
  if (!isJsonObject(salary)) return undefined
  const [amount] = listOf(salary['value'])
  if (!isJsonObject(amount)) return undefined
  const per = PayPeriod.safeParse(textOf(amount['unitText'] ?? salary['unitText']).toLowerCase())
  const [low, high] = ['minValue', 'maxValue'].map((end) =>
    moneyOf(amount[end] ?? amount['value'], salary['currency']),
  )
  return per.success && low !== undefined && high !== undefined
    ? { min: low, max: high, per: per.data }
    : undefined
}

/** Jobs of a page [schema.org JobPosting]. */
export function readJobPostings(value: unknown): readonly PostedJob[] {
  return named(value, ['JobPosting'], 'title').map((job) => {
    const companyName = textOf(job['hiringOrganization'])
    const [location] = listOf(job['jobLocation']).filter(isJsonObject)
    const [geo, pay] = [geoOf(location?.['geo']), payOf(job['baseSalary'])]
    return {
      title: textOf(job['title']),
      ...(companyName !== '' && { companyName }),
      description: textOf(job['description']),
      place: { ...townOf(location?.['address']), ...(geo !== undefined && { geo }) },
      ...(pay !== undefined && { pay }),
    }
  })
}

const ESTABLISHMENTS = ['Restaurant', 'FoodEstablishment', 'Bakery', 'BarOrPub', 'CafeOrCoffeeShop']
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d/

function hoursOf(value: unknown): Kitchen['hours'] {
  return listOf(value)
    .filter(isJsonObject)
    .flatMap((hours) => {
      const [from, to] = ['opens', 'closes'].map((end) => CLOCK.exec(textOf(hours[end]))?.[0])
      if (from === undefined || to === undefined) return []
      return textsOf(hours['dayOfWeek'])
        .map((day) => DAYS.indexOf(day.replace(/^.*\//, '')) + 1)
        .filter((day) => day > 0)
        .map((day) => ({ day, from, to }))
    })
}

/** Kitchens of a page [schema.org FoodEstablishment and its kinds]. */
export function readKitchens(value: unknown): readonly DescribedKitchen[] {
  return named(value, ESTABLISHMENTS).map((kitchen) => {
    const [address, near] = [addressOf(kitchen['address']), geoOf(kitchen['geo'])]
    const [website] = [...linksOf(kitchen, 'sameAs'), ...linksOf(kitchen, 'url')]
    return {
      name: textOf(kitchen['name']),
      description: textOf(kitchen['description']),
      ...(address !== undefined && { address }),
      ...(near !== undefined && { near }),
      ...(website !== undefined && { website }),
      cuisines: textsOf(kitchen['servesCuisine']),
      hours: hoursOf(kitchen['openingHoursSpecification']),
    }
  })
}

function itemOf(item: JsonObject): DescribedMenu['sections'][number]['items'][number] {
  const [offer] = listOf(item['offers']).filter(isJsonObject)
  const price = offer === undefined ? undefined : moneyOf(offer['price'], offer['priceCurrency'])
  return {
    name: textOf(item['name']),
    text: textOf(item['description']),
    ...(price !== undefined && { price }),
  }
}

/** Menus of a page [schema.org Menu, MenuSection, MenuItem]. Items without a section stand in one without a name. */
export function readMenus(value: unknown): readonly DescribedMenu[] {
  return named(value, ['Menu']).map((menu) => {
    const sections = [menu, ...listOf(menu['hasMenuSection']).filter(isJsonObject)].map((section, index) => ({
      name: index === 0 ? '' : textOf(section['name']),
      items: listOf(section['hasMenuItem']).filter(isJsonObject).map(itemOf),
    }))
    return {
      name: textOf(menu['name']),
      sections: sections.filter(({ name, items }) => name !== '' || items.length > 0),
    }
  })
}

/** People of a page [schema.org Person, or a ProfilePage about one]. */
export function readPeople(value: unknown): readonly DescribedPerson[] {
  return named(value, ['Person']).map((person) => {
    const [jobTitle, description] = [textOf(person['jobTitle']), textOf(person['description'])]
    return {
      name: textOf(person['name']),
      headline: jobTitle === '' ? description : jobTitle,
      links: linksOf(person, 'sameAs'),
    }
  })
}
