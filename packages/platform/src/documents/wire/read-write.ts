import type { Precondition, Transform, Write } from '../types.ts'
import { readFieldPath } from './field-paths.ts'
import { type Names, readDocumentName } from './names.ts'
import {
  invalidMember,
  isPresent,
  type JsonObject,
  readChoice,
  readList,
  readObject,
  readOneOf,
} from './read.ts'
import { readFields, readValue, readValues } from './read-value.ts'
import { readTime } from './times.ts'

/** The writes of a commit, in order. */
export function readWrites(names: Names, json: unknown): readonly Write[] {
  return readList(json, 'writes').map((write, index) => readWrite(names, write, `writes[${index}]`))
}

function readWrite(names: Names, json: unknown, at: string): Write {
  const write = readObject(json, at)
  const kind = readOneOf(write, at, ['update', 'delete', 'verify', 'transform'])
  const condition = readPrecondition(write['currentDocument'], `${at}.currentDocument`)
  if (kind === 'update') return { ...readUpdate(names, write, at), ...condition }
  if (kind === 'transform') return { ...readTransformed(names, write, at), ...condition }
  const path = readDocumentName(names, write[kind], `${at}.${kind}`)
  if (kind === 'delete') return { kind: 'delete', path, ...condition }
  if (condition.precondition === undefined)
    throw invalidMember(`${at}.currentDocument`, 'must say what to verify')
  return { kind: 'verify', path, precondition: condition.precondition }
}

function readUpdate(names: Names, write: JsonObject, at: string): Write {
  const update = readObject(write['update'], `${at}.update`)
  return {
    kind: 'set',
    path: readDocumentName(names, update['name'], `${at}.update.name`),
    fields: readFields(update['fields'], `${at}.update.fields`),
    ...readMask(write['updateMask'], `${at}.updateMask`),
    ...readTransforms(write['updateTransforms'], `${at}.updateTransforms`),
  }
}

/** Clients of the protocol's first years send transforms as a write of their own. */
function readTransformed(names: Names, write: JsonObject, at: string): Write {
  const place = `${at}.transform`
  const { document, fieldTransforms } = readObject(write['transform'], place)
  return {
    kind: 'set',
    path: readDocumentName(names, document, `${place}.document`),
    fields: {},
    mask: [],
    ...readTransforms(fieldTransforms, `${place}.fieldTransforms`),
  }
}

function readTransforms(json: unknown, at: string): { readonly transforms?: readonly Transform[] } {
  const transforms = readList(json, at).map((transform, index) => readTransform(transform, `${at}[${index}]`))
  return transforms.length === 0 ? {} : { transforms }
}

function readMask(json: unknown, at: string): { readonly mask?: readonly string[] } {
  if (!isPresent(json)) return {}
  const paths = readList(readObject(json, at)['fieldPaths'], `${at}.fieldPaths`)
  return { mask: paths.map((path, index) => readFieldPath(path, `${at}.fieldPaths[${index}]`)) }
}

/** What must hold of a document before it is written; nothing when absent. */
export function readPrecondition(json: unknown, at: string): { readonly precondition?: Precondition } {
  if (!isPresent(json)) return {}
  const condition = readObject(json, at)
  if (readOneOf(condition, at, ['exists', 'updateTime']) === 'updateTime') {
    return { precondition: { updateVersion: readTime(condition['updateTime'], `${at}.updateTime`) } }
  }
  if (typeof condition['exists'] !== 'boolean') throw invalidMember(`${at}.exists`, 'must be true or false')
  return { precondition: { exists: condition['exists'] } }
}

const TRANSFORMS = [
  'setToServerValue',
  'increment',
  'minimum',
  'maximum',
  'appendMissingElements',
  'removeAllFromArray',
] as const

function readTransform(json: unknown, at: string): Transform {
  const transform = readObject(json, at)
  const field = readFieldPath(transform['fieldPath'], `${at}.fieldPath`)
  const kind = readOneOf(transform, at, TRANSFORMS)
  const content = transform[kind]
  const place = `${at}.${kind}`
  switch (kind) {
    case 'setToServerValue':
      readChoice(content, place, ['REQUEST_TIME'])
      return { field, kind: 'serverTime' }
    case 'appendMissingElements':
      return { field, kind: 'arrayUnion', values: readValues(content, place, 1) }
    case 'removeAllFromArray':
      return { field, kind: 'arrayRemove', values: readValues(content, place, 1) }
    default:
      return { field, kind, operand: readNumber(content, place) }
  }
}

function readNumber(json: unknown, at: string) {
  const value = readValue(json, at)
  if (!('integerValue' in value) && !('doubleValue' in value)) throw invalidMember(at, 'must be a number')
  return value
}
