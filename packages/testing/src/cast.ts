import type { Collection } from '@brigade/contract/collection.ts'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import { type CommonFields, newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { DATABASE_NAME, fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import type { Device } from './browser.ts'

/** Somebody the tests act as, over the same wire as a browser would: no SDK, no screen, so that scenes are set fast. */
export interface Person {
  readonly url: string
  readonly uid: string
  readonly name: string
  /** Absent for a guest. */
  readonly email?: string
  readonly password?: string
  readonly idToken: string
  readonly refreshToken: string
}

const LIFE_OF_TOKEN_MS = 3_600_000
let people = 0

async function post(address: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

async function signUp(url: string, body: object): Promise<Omit<Person, 'name' | 'url'>> {
  const answer = await post(`${url}/identity/v1/accounts:signUp?key=brigade`, {
    returnSecureToken: true,
    ...body,
  })
  return {
    uid: String(answer['localId']),
    idToken: String(answer['idToken']),
    refreshToken: String(answer['refreshToken']),
  }
}

/** A new guest. `const ines = await aGuest(server.url, 'Ines')` */
export async function aGuest(url: string, name: string): Promise<Person> {
  return { url, name, ...(await signUp(url, {})) }
}

/** A new member with e-mail and password; only members answer invitations, apply and are hired. */
export async function aMember(url: string, name: string): Promise<Person> {
  people += 1
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/gu, '')}${people}@brigade.test`
  const password = 'a quiet kitchen 7'
  return { url, name, email, password, ...(await signUp(url, { email, password })) }
}

/** Somebody who has an account already, such as the people of the demo kitchen. */
export async function signedIn(
  url: string,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<Person> {
  const said = { email, password, returnSecureToken: true }
  const answer = await post(`${url}/identity/v1/accounts:signInWithPassword?key=brigade`, said)
  return {
    url,
    name,
    email,
    password,
    uid: String(answer['localId']),
    idToken: String(answer['idToken']),
    refreshToken: String(answer['refreshToken']),
  }
}

/**
 * Signs the person in on a device before its first page, as if they had used it before. Then open any page:
 * `await signInOn(device, ines); await device.page.goto('/kitchens')`.
 */
export async function signInOn(device: Device, person: Person): Promise<void> {
  await device.page.goto('/healthz')
  const user = {
    uid: person.uid,
    emailVerified: false,
    isAnonymous: person.email === undefined,
    ...(person.email !== undefined && { email: person.email }),
    providerData: [],
    stsTokenManager: {
      refreshToken: person.refreshToken,
      accessToken: person.idToken,
      expirationTime: Date.now() + LIFE_OF_TOKEN_MS,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'brigade',
    appName: '[DEFAULT]',
  }
  await device.page.evaluate(keepUser, { key: 'firebase:authUser:brigade:[DEFAULT]', user })
}

/** Runs in the page: puts a signed-in user where the identity SDK looks for one. */
async function keepUser({ key, user }: { readonly key: string; readonly user: object }): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
  })
  await new Promise((resolve, reject) => {
    opening.addEventListener('success', resolve)
    opening.addEventListener('error', reject)
  })
  const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite')
  transaction.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: user })
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve)
  })
  opening.result.close()
}

/** Calls a function of the server as this person; a refusal is an error with the server's words. */
export async function callAs<Input extends { readonly requestId: string }, Output>(
  person: Person,
  contract: FunctionContract<Input, Output>,
  input: Omit<Input, 'requestId'>,
): Promise<Output> {
  const data = { ...input, requestId: crypto.randomUUID() }
  const answer = await post(`${person.url}/functions/${contract.name}`, { data }, person.idToken)
  return contract.output.parse(answer['result'])
}

/** One document for `writeAs`: the whole content; who and when are added. */
export interface SceneDocument {
  readonly path: string
  readonly content: object
}

/** A document of a collection for `writeAs`, with the type checked: `sceneDocument(stations, { kitchenId, … }, …)`. */
export function sceneDocument<Content>(
  collection: Pick<Collection<Content>, 'path'>,
  params: Readonly<Record<string, string>>,
  content: Omit<Content, keyof CommonFields>,
): SceneDocument {
  const path = collection.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? name)
  return { path, content }
}

/** Writes whole documents as this person in one commit; policies and schemas apply as for anybody. */
export async function writeAs(person: Person, documents: readonly SceneDocument[]): Promise<void> {
  const at: Timestamp = timestampFromMs(Date.now())
  const writes = documents.map(({ path, content }) => ({
    update: {
      name: `${DATABASE_NAME}/documents/${path}`,
      fields: fieldsOfPlain({ ...newCommonFields(person.uid, at), ...content }),
    },
  }))
  await post(`${person.url}/v1/${DATABASE_NAME}/documents:commit`, { writes }, person.idToken)
}

/** Changes fields of a document as this person, as a device does that saw nothing else of it. */
export async function changeAs(
  person: Person,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await commitChange(person, path, { fields, fieldPaths: Object.keys(fields) })
}

/** Sets one entry of a map of a document as this person, as a device does that saw nothing else of it. */
export async function setEntryAs(
  person: Person,
  path: string,
  { field, key, value }: { readonly field: string; readonly key: string; readonly value: unknown },
): Promise<void> {
  await commitChange(person, path, { fields: { [field]: { [key]: value } }, fieldPaths: [`${field}.${key}`] })
}

async function commitChange(
  person: Person,
  path: string,
  { fields, fieldPaths }: { readonly fields: object; readonly fieldPaths: readonly string[] },
): Promise<void> {
  const signature = { updatedAt: timestampFromMs(Date.now()), updatedBy: person.uid }
  const update = {
    name: `${DATABASE_NAME}/documents/${path}`,
    fields: fieldsOfPlain({ ...signature, ...fields }),
  }
  const updateMask = { fieldPaths: [...Object.keys(signature), ...fieldPaths] }
  const writes = [{ update, updateMask, currentDocument: { exists: true } }]
  await post(`${person.url}/v1/${DATABASE_NAME}/documents:commit`, { writes }, person.idToken)
}

/** How many documents of a collection this person may see have these values, asked of the server. */
export async function countAs(
  person: Person,
  { parent = '', collectionId }: { readonly parent?: string; readonly collectionId: string },
  values: Readonly<Record<string, string>>,
): Promise<number> {
  const filters = Object.entries(values).map(([fieldPath, stringValue]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
  }))
  const where = { compositeFilter: { op: 'AND', filters } }
  const answer = await fetch(`${person.url}/v1/${DATABASE_NAME}/documents${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.idToken}` },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], where } }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${collectionId} answered ${answer.status}: ${text}`)
  const rows: readonly { readonly document?: unknown }[] = JSON.parse(text)
  return rows.filter(({ document }) => document !== undefined).length
}
