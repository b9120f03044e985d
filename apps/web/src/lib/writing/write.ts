import type { Collection } from '@brigade/contract/collection.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { ZodType } from 'zod'
import type { PathParams } from '@brigade/contract/document.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { commit, commitAtServer } from './commit.ts'
import { type FieldProblem, fieldProblems } from '../problems/field-problem.ts'
import { actingUser } from '../session/session.ts'
import type { JournalEntry, JournalPart } from './write-journal.ts'

/** What a page hands over: everything but who and when, which are added here. */
export type Draft<Content> = Omit<Content, keyof CommonFields>

export type WriteOutcome =
  /** Nothing was written; what was typed stays where it is. */
  | { readonly state: 'refused'; readonly problems: readonly FieldProblem[] }
  /** On this device for good and on its way; `serverAck` tells how the server took it, offline much later. */
  | { readonly state: 'queued'; readonly serverAck: Promise<ServerAck> }
  /** Nobody could be signed in yet. */
  | { readonly state: 'signedOut' }

export type ServerAck = { readonly state: 'saved' } | Rejection

/** The server refused it; kept here until a person decides. */
export interface Rejection {
  readonly state: 'rejected'
  /** Canonical status, such as `PERMISSION_DENIED`. */
  readonly status: string
}

interface Stamp {
  readonly uid: string
  readonly at: { readonly seconds: number; readonly nanoseconds: number }
}

/** One document's part of a write; make it with `creating`, `changing` or `deleting`. */
export interface WritePart {
  readonly prepare: (stamp: Stamp) => {
    readonly part: JournalPart
    readonly problems: readonly FieldProblem[]
  }
}

const SCHEMA_VERSION = 1
const SAVED: ServerAck = { state: 'saved' }

function check(schema: ZodType, content: unknown): readonly FieldProblem[] {
  const parsed = schema.safeParse(content)
  return parsed.success ? [] : fieldProblems(parsed.error)
}

function plain(content: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
}

/** A new document. Who and when are added. */
export function creating<Content>(
  collection: Collection<Content>,
  params: PathParams,
  draft: Draft<Content>,
): WritePart {
  return {
    prepare: ({ uid, at }) => {
      const common = { createdAt: at, createdBy: uid, updatedAt: at, updatedBy: uid, schema: SCHEMA_VERSION }
      const content = { ...plain(draft), ...common }
      const path = documentPath(collection, params)
      const { mergeOnConflict: joined } = collection
      const part: JournalPart = { kind: 'create', path, content, ...(joined !== undefined && { joined }) }
      return { part, problems: check(collection.schema, content) }
    },
  }
}

/** Entries of a map as the SDK names them, each by a path of its own. */
function entryPaths(entries: Entries): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([field, values]) =>
      Object.entries(values).map(([key, value]) => [`${field}.${key}`, value]),
    ),
  )
}

/** The maps of a document with their entries changed. */
function changedMaps(before: object, entries: Entries): Record<string, object> {
  const maps = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(entries).map(([field, values]) => [
      field,
      plain({ ...Object(maps.get(field)), ...values }),
    ]),
  )
}

/**
 * A change of an existing document: `before` is the document as it stands on screen, `changes` the top-level fields
 * that become different; undefined takes a field away. `appended` adds values to lists and `entries` sets or takes away
 * single entries of maps, so that two devices that do so without seeing each other keep both.
 */
export function changing<Content extends object>(
  collection: Collection<Content>,
  params: PathParams,
  { before, changes, appended = {}, entries = {} }: Change<Content>,
): WritePart {
  return {
    prepare: ({ uid, at }) => {
      const stamped = { ...changes, updatedAt: at, updatedBy: uid }
      const after = plain({ ...before, ...stamped, ...changedMaps(before, entries) })
      const problems = check(collection.schema, after)
      const path = documentPath(collection, params)
      const content = { ...stamped, ...entryPaths(entries) }
      return { part: { kind: 'change', path, content, appended }, problems }
    },
  }
}

export interface Change<Content> {
  readonly before: Content
  readonly changes: { readonly [Field in keyof Draft<Content>]?: Draft<Content>[Field] | undefined }
  readonly appended?: Readonly<Record<string, readonly unknown[]>>
  readonly entries?: Entries
}

/** By field of a map and key of its entry. */
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A document that goes for good. What people may want back is changed to have `deletedAt` instead. */
export function deleting<Content>(collection: Collection<Content>, params: PathParams): WritePart {
  const part: JournalPart = { kind: 'delete', path: documentPath(collection, params), content: {} }
  return { prepare: () => ({ part, problems: [] }) }
}

type Prepared =
  | { readonly state: 'ready'; readonly entry: JournalEntry }
  | Extract<WriteOutcome, { readonly state: 'refused' | 'signedOut' }>

async function prepare(parts: readonly WritePart[]): Promise<Prepared> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const now = Date.now()
  const prepared = parts.map((each) => each.prepare({ uid: user.uid, at: timestampFromMs(now) }))
  const problems = prepared.flatMap((each) => each.problems)
  if (problems.length > 0) return { state: 'refused', problems }
  const entry = { id: crypto.randomUUID(), uid: user.uid, at: now, parts: prepared.map((each) => each.part) }
  return { state: 'ready', entry }
}

/**
 * Writes documents together, all or none: on screen at once, offline too. Checks each against its collection's
 * schema first and writes nothing when one is wrong.
 */
export async function write(parts: readonly WritePart[]): Promise<WriteOutcome> {
  const prepared = await prepare(parts)
  if (prepared.state !== 'ready') return prepared
  const { serverAck } = await commit(prepared.entry)
  return { state: 'queued', serverAck }
}

/**
 * The same for many documents that are kept elsewhere until they are saved, such as an import's: straight to the server, which
 * spares the device five sixths of the work, and on screen once the server has them. What it does not take, for whatever
 * reason, goes the way of every other write.
 */
export async function writeMany(parts: readonly WritePart[]): Promise<WriteOutcome> {
  const prepared = await prepare(parts)
  if (prepared.state !== 'ready') return prepared
  if (await commitAtServer(prepared.entry)) return { state: 'queued', serverAck: Promise.resolve(SAVED) }
  const { serverAck } = await commit(prepared.entry)
  return { state: 'queued', serverAck }
}
