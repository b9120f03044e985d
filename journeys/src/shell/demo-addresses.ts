import { idOf } from '@brigade/contract/path.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { inviteToTeam } from '@brigade/domain/kitchen/team/team-functions.ts'
import { sendOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DEMO_PASSWORD } from '@brigade/server/demo/demo-people.table.ts'
import { callAs, type Person, sceneDocument, signedIn, writeAs } from '@brigade/testing/cast.ts'
import type { BuiltRoute } from './built-routes.ts'

const DATABASE = 'v1/projects/brigade/databases/(default)/documents'

/** Who owns the demo kitchen and may see every page of it. */
export function inesOfTheDemo(url: string): Promise<Person> {
  return signedIn(url, { name: 'Ines Moura', email: 'ines@tern.example', password: DEMO_PASSWORD })
}

/** Id of the first document of a list that this person may see. */
async function firstOf(person: Person, path: string, filter?: object): Promise<string> {
  const [, parent = '', collectionId = ''] = /^(.*?)\/?([^/]+)$/u.exec(path) ?? []
  const structuredQuery = { from: [{ collectionId }], limit: 1, ...(filter && { where: filter }) }
  const answer = await fetch(`${person.url}/${DATABASE}${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.idToken}` },
    body: JSON.stringify({ structuredQuery }),
  })
  const [row]: { readonly document?: { readonly name: string } }[] = await answer.json()
  return row?.document === undefined ? `no ${collectionId}` : idOf(row.document.name)
}

const equals = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
})

const kitchenId = 'demo-tern'

/** The secret of a link that invites into the demo kitchen. */
async function invitationToken(ines: Person): Promise<string> {
  const wish = { kitchenId, access: 'cook', position: 'commis', note: '' } as const
  return (await callAs(ines, inviteToTeam, { ...wish, to: { kind: 'link' }, stations: [] })).token
}

/** The secret of an order's link, sent to a supplier without an account. */
async function orderToken(ines: Person, lineId: string): Promise<string> {
  const zone = 'Europe/Lisbon'
  const [linkId, priceLineId] = ['corner-mill', 'corner-mill-line']
  const name = 'Corner Mill'
  const price = { minor: 240, currency: 'EUR' } as const
  const deliveryDays = { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] }
  await writeAs(ines, [
    sceneDocument(
      supplierLinks,
      { kitchenId, linkId },
      { name, zone, deliveryDays, note: '', state: 'local' },
    ),
    sceneDocument(
      priceLines,
      { kitchenId, priceLineId },
      {
        linkId,
        lineId,
        name: 'Flour',
        supplierName: name,
        pack: { count: 1, size: { amount: '1', unit: 'kg' } },
        price,
        priceAt: timestampFromMs(Date.now()),
        minPacks: 1,
        multiple: 1,
        rank: 9,
        isAvailable: true,
      },
    ),
  ])
  const sent = await callAs(ines, sendOrder, {
    kitchenId,
    linkId,
    lines: [{ priceLineId, packs: 1, note: '' }],
    wantedDay: localDateAndTime(Date.now(), zone).date,
    note: '',
    seenTotals: orderTotals([{ price, packs: 1 }], { currency: 'EUR' }),
    accept: [],
  })
  return (sent.sent ? sent.token : undefined) ?? 'no order'
}

/** A value for every parameter of the route table, from the demo kitchen. */
async function demoIds(ines: Person): Promise<Readonly<Record<string, string>>> {
  const owned = {
    op: 'AND',
    filters: [equals('ownerKind', 'kitchen'), equals('ownerId', kitchenId), equals('visibility', 'public')],
  }
  const ingredientId = await firstOf(ines, `/kitchens/${kitchenId}/ingredients`)
  return {
    kitchenId,
    menuId: 'demo-menu',
    jobId: 'demo-chef-de-partie',
    professionalId: 'demo-professional-1',
    recruiterId: ines.uid,
    chefId: ines.uid,
    brigadeUserId: ines.uid,
    supplierId: 'demo-supplier',
    orderId: 'demo-tern_PO-000001',
    id: 'ines-moura',
    recipeId: await firstOf(ines, 'recipes', { compositeFilter: owned }),
    ingredientId,
    '/invite/{token}': await invitationToken(ines),
    '/o/{token}': await orderToken(ines, ingredientId),
    section: 'tickets',
  }
}

/**
 * How to find the address of a route in the demo.
 * @throws from the answer, when the demo has no value for a parameter of the route
 */
export async function demoAddresses(ines: Person): Promise<(route: BuiltRoute) => string> {
  const ids = await demoIds(ines)
  return ({ path }) =>
    path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
      if (path.startsWith('/jobs/') && name === 'section') return 'shifts'
      const value = ids[name] ?? ids[path]
      if (value === undefined) throw new Error(`${path}: the demo kitchen has no value for {${name}}`)
      return encodeURIComponent(value)
    })
}
