import { UNKNOWN_ID } from '@brigade/contract/policy.ts'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { collectionIdOf, collectionPathOf, idOf, parentOf } from '@brigade/contract/path.ts'
import { mayChange, mayCreate, mayDelete, mayRead } from '@brigade/domain/testing/ask-policy.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { Documents, Query, Write } from '@brigade/platform/documents/types.ts'
import { fieldsOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { collections } from '../../src/collections.ts'
import { laterAt, type Target, world } from './world.ts'

export const OPERATIONS = ['read', 'list', 'count', 'group', 'create', 'change', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

const listOf = (path: string, allDescendants = false): Query => ({
  parent: allDescendants ? '' : parentOf(path),
  collectionId: collectionIdOf(path),
  allDescendants,
  orderBy: [],
})
const nameOf = ({ uid }: Caller): string => uid ?? 'nobody'

/** Where a new document of somebody's goes: under their own name where its id is a person. */
export function newPath({ collection, path }: Target, caller: Caller): string {
  const id = collection.path.endsWith('{uid}') ? nameOf(caller) : 'new1'
  return `${collectionPathOf(path)}/${id}`
}

/** The content as somebody would write it who takes it for theirs. */
export function asWrittenBy(caller: Caller, content: DocumentData): DocumentData {
  const name = nameOf(caller)
  const own = Object.entries(content).map(([key, value]) => [key, value === 'sam' ? name : value])
  return { ...Object.fromEntries(own), createdBy: name, updatedBy: name }
}

/** The document signed again by somebody, and nothing else changed. */
export function signedAgain(caller: Caller, content: DocumentData): DocumentData {
  return { ...content, updatedBy: nameOf(caller), updatedAt: laterAt }
}

/** A write of the whole document. */
export const set = (path: string, content: DocumentData): Write => ({
  kind: 'set',
  path,
  fields: fieldsOfPlain(content),
})

/** What somebody does to a target over the database's own interface; what it may change is to be restored. */
export const act: Readonly<
  Record<Operation, (documents: Documents, caller: Caller, target: Target) => Promise<unknown>>
> = {
  read: (documents, caller, { path }) => documents.get(caller, [path]),
  list: (documents, caller, { path }) => documents.run(caller, listOf(path)),
  count: (documents, caller, { path }) =>
    documents.aggregate(caller, listOf(path), [{ alias: 'all', kind: 'count' }]),
  group: (documents, caller, { path }) => documents.run(caller, listOf(path, true)),
  create: (documents, caller, target) =>
    documents.commit(caller, [set(newPath(target, caller), asWrittenBy(caller, target.content))]),
  change: (documents, caller, { path, content }) =>
    documents.commit(caller, [set(path, signedAgain(caller, content))]),
  delete: (documents, caller, { path }) => documents.commit(caller, [{ kind: 'delete', path }]),
}

/** The same question to the policy alone. */
export const ask: Readonly<Record<Operation, (caller: Caller, target: Target) => boolean>> = {
  read: (caller, { collection, params, content }) =>
    mayRead(collection, { caller, params, before: world }, content),
  list: (caller, target) =>
    mayRead(target.collection, { caller, params: listParams(target), before: world }, {}),
  count: (caller, target) => ask.list(caller, target),
  // A group is all collections of a name, wherever they lie.
  group: (caller, { path }) =>
    collections
      .filter((each) => collectionIdOf(each.path) === collectionIdOf(path))
      .every((each) => mayRead(each, { caller, params: groupParams(each.path), before: world }, {})),
  create(caller, target) {
    const path = newPath(target, caller)
    const params = { ...target.params, [lastWildcard(target.collection.path)]: idOf(path) }
    const after = asWrittenBy(caller, target.content)
    const before = world[path]
    const asked = { caller, params, before: world, batch: { [path]: after } }
    if (before !== undefined) return mayChange(target.collection, asked, [before, after])
    return mayCreate(target.collection, asked, after)
  },
  change: (caller, { collection, params, path, content }) => {
    const after = signedAgain(caller, content)
    return mayChange(collection, { caller, params, before: world, batch: { [path]: after } }, [
      content,
      after,
    ])
  },
  delete: (caller, { collection, params, path, content }) =>
    mayDelete(collection, { caller, params, before: world, batch: { [path]: undefined } }, content),
}

function lastWildcard(pattern: string): string {
  return /\{(\w+)\}$/u.exec(pattern)?.[1] ?? ''
}

function listParams({ collection, params }: Target): Readonly<Record<string, string>> {
  return { ...params, [lastWildcard(collection.path)]: UNKNOWN_ID }
}

function groupParams(pattern: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, UNKNOWN_ID]))
}

/** Statuses of who got past the policy and was stopped by something behind it. */
const PAST_POLICY = ['INVALID_ARGUMENT', 'FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND']

/** Whether the policy let somebody through; whatever else goes wrong is a fault. */
export async function isLetThrough(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof DocumentsError)) throw error
    if (error.status === 'PERMISSION_DENIED') return false
    if (PAST_POLICY.includes(error.status)) return true
    throw error
  }
}
