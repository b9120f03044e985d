import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { foundKitchen } from '@brigade/domain/kitchen/team/found-kitchen.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'

/** A status and what came with it. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Somebody who talks to the server over its wire and takes every answer as it is. */
export interface KitchenClient {
  readonly uid: string
  readonly token: string
  readonly kitchenId: string
  /** Commits whole documents, all or none. */
  write(documents: Readonly<Record<string, object>>): Promise<Answer>
  /** The documents at these paths; undefined where there is none. */
  read(paths: readonly string[]): Promise<readonly unknown[]>
}

const now = () => timestampFromMs(Date.now())

/** Posts JSON. */
export async function post(address: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

function textOf(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  if (typeof found !== 'string') throw new Error(`no ${name} in ${JSON.stringify(value)}`)
  return found
}

/** The same client at another address, after its server has come back elsewhere. */
export function clientAt(
  url: string,
  known: Pick<KitchenClient, 'uid' | 'token' | 'kitchenId'>,
): KitchenClient {
  const documents = `${url}/v1/${DATABASE_NAME}/documents`
  return {
    ...known,
    write(contents) {
      const common = newCommonFields(known.uid, now())
      const writes = Object.entries(contents).map(([path, content]) => ({
        update: {
          name: `${DATABASE_NAME}/documents/${path}`,
          fields: fieldsOfPlain({ ...common, ...content }),
        },
      }))
      return post(`${documents}:commit`, { writes }, known.token)
    },
    async read(paths) {
      const names = paths.map((path) => `${DATABASE_NAME}/documents/${path}`)
      const { status, body } = await post(`${documents}:batchGet`, { documents: names }, known.token)
      if (status !== 200 || !Array.isArray(body)) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body.map((entry: { readonly found?: unknown }) => entry.found)
    },
  }
}

/**
 * Somebody new with a kitchen of their own.
 * @param account - e-mail and password; without them a guest
 */
export async function newKitchenClient(
  url: string,
  account?: { readonly email: string; readonly password: string },
): Promise<KitchenClient> {
  const signedUp = await post(`${url}/identity/v1/accounts:signUp?key=brigade`, {
    returnSecureToken: true,
    ...account,
  })
  const uid = textOf(signedUp.body, 'localId')
  const kitchenId = `kitchen-${uid}`
  const client = clientAt(url, { uid, token: textOf(signedUp.body, 'idToken'), kitchenId })
  const draft = {
    name: 'Chez Ines',
    kind: 'restaurant',
    address: { line1: '12 rue Mercière', town: 'Lyon', postcode: '69002', country: 'FR' },
    zone: 'Europe/Paris',
    currency: 'EUR',
    jurisdiction: 'EU',
    founderName: 'Ines',
  } as const
  const founded = foundKitchen(draft, { uid, isGuest: account === undefined }, now())
  const answer = await client.write({
    [`kitchens/${kitchenId}`]: founded.kitchen,
    [`kitchens/${kitchenId}/settings/main`]: founded.settings,
    [`kitchens/${kitchenId}/team/${uid}`]: founded.member,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return client
}

/** A station of a kitchen's line that the schema accepts. */
export function aStation(name: string): object {
  return { name, kind: 'sauce', isExpediter: false, sortKey: 'a0' }
}
