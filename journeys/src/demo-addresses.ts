import { DEMO_PASSWORD } from '@brigade/server/seeds/demo/demo-people.table.ts'
import { type Person, signedIn } from '@brigade/testing/cast.ts'
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
  return row?.document?.name.split('/').at(-1) ?? `no ${collectionId}`
}

const equals = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
})

/** A value for every parameter of the route table, from the demo kitchen. */
async function demoIds(ines: Person): Promise<Readonly<Record<string, string>>> {
  const kitchenId = 'demo-tern'
  const owned = {
    op: 'AND',
    filters: [equals('ownerKind', 'kitchen'), equals('ownerId', kitchenId), equals('visibility', 'public')],
  }
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
    ingredientId: await firstOf(ines, `/kitchens/${kitchenId}/ingredients`),
    token: 'a-link-that-nobody-made',
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
      const value = ids[name]
      if (value === undefined) throw new Error(`${path}: the demo kitchen has no value for {${name}}`)
      return encodeURIComponent(value)
    })
}
