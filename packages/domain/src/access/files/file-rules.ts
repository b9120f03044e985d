import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { idIn } from '@brigade/contract/path.ts'
import {
  FileOwnerCollection,
  filePath,
  files,
  FileType,
  largestBytes,
  privatePurposes,
  publicPurposes,
  StoredFile,
} from './file.ts'

/** What a client says about a file and what is known of its bytes. */
interface FileContent {
  readonly name: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
}

/** What the rules of a path may look at; like the context of a document's policy, which answers for most of it. */
type FilePolicyContext = Pick<PolicyContext, 'caller' | 'params' | 'related' | 'now'>

/** Who may do what with the bytes below one kind of owner (product, E46). */
interface FilePolicy {
  policyReads(params: PolicyContext['params'], caller: Caller): Readonly<Record<string, string>>
  read(context: FilePolicyContext): boolean
  /** Whether a link to it works, whoever follows it. */
  link(context: FilePolicyContext): boolean
  list(context: FilePolicyContext): boolean
  create(context: FilePolicyContext, after: FileContent): boolean
  change(context: FilePolicyContext, before: FileContent, after: FileContent): boolean
  delete(context: FilePolicyContext): boolean
}

/** What may lie at one path of the file store. */
export interface FileRules {
  readonly path: string
  readonly owner: string
  readonly policy: FilePolicy
  readonly contentTypes: Readonly<Record<string, number>>
  readonly pictures: { readonly widths: readonly number[]; readonly longestSide: number }
  readonly quotaBytes: number
  readonly links: 'lasting' | 'passing'
}

/** Product E46: the sizes at which pictures are shown. */
export const pictureWidths = [160, 480, 1080] as const

/** Enough for a printed page; a phone's picture has about 4,000. */
const LONGEST_SIDE = 4096

/** No plan limits bytes, so this guards the store alone: about 300 PDFs of the largest size for one person or kitchen. */
const OWNER_QUOTA_BYTES = 6 * 1_073_741_824

const contentTypes = Object.fromEntries(FileType.options.map((type) => [type, largestBytes(type)]))

/** Where in the store the question is asked. */
interface Place {
  readonly owner: StoredFile['owner']
  readonly purpose: StoredFile['purpose']
  readonly fileId: string
}

/** The question as it is asked of the policy of the documents in `files`. */
function askedOfDocument(context: FilePolicyContext, { fileId }: Place): PolicyContext {
  return { ...context, params: { fileId }, relatedAfter: context.related }
}

/** The document of the file at this very place; undefined when there is none, or it was taken away. */
function documentOf({ related }: FilePolicyContext, place: Place): StoredFile | undefined {
  const parsed = StoredFile.safeParse(related['file'])
  if (!parsed.success || parsed.data.path !== filePath(place, place.fileId)) return undefined
  return parsed.data.state === 'deleted' ? undefined : parsed.data
}

/**
 * Bytes are sent by whoever has made the file's document, while it waits for them, and as that says they are; once they
 * are ready, nobody replaces them.
 */
function maySend(context: FilePolicyContext, place: Place, after: FileContent): boolean {
  const document = documentOf(context, place)
  const isOfType = FileType.safeParse(after.contentType)
  return (
    document !== undefined &&
    files.policy.create(askedOfDocument(context, place), document) &&
    (!isOfType.success || after.size <= largestBytes(isOfType.data))
  )
}

/** Whether the caller belongs to the owner closely enough to see what the owner has for this purpose. */
function belongsToOwner(context: FilePolicyContext, place: Place): boolean {
  const { owner, purpose } = place
  return files.policy.read(askedOfDocument(context, place), { owner, purpose })
}

function policyAt(collection: StoredFile['owner']['collection'], purpose: StoredFile['purpose']): FilePolicy {
  const placeOf = (params: PolicyContext['params']): Place => ({
    owner: { collection, id: idIn(params, 'ownerId') },
    purpose,
    fileId: idIn(params, 'fileId'),
  })
  return {
    policyReads: (params, caller) => {
      const { owner, fileId } = placeOf(params)
      return { ...files.policy.policyReads?.({ fileId }, caller, { owner }), file: `files/${fileId}` }
    },
    read: (context) => {
      const place = placeOf(context.params)
      const document = documentOf(context, place)
      return document === undefined
        ? belongsToOwner(context, place)
        : files.policy.read(askedOfDocument(context, place), document)
    },
    link: (context) => documentOf(context, placeOf(context.params)) !== undefined,
    list: (context) => belongsToOwner(context, placeOf(context.params)),
    create: (context, after) => maySend(context, placeOf(context.params), after),
    change: (context, _before, after) => maySend(context, placeOf(context.params), after),
    delete: () => false,
  }
}

function rulesAt(collection: StoredFile['owner']['collection'], purpose: StoredFile['purpose']): FileRules {
  const isPublic = publicPurposes.some((one) => one === purpose)
  return {
    path: `${collection}/{ownerId}/${purpose}/{fileId}`,
    owner: `${collection}/{ownerId}`,
    policy: policyAt(collection, purpose),
    contentTypes,
    pictures: { widths: pictureWidths, longestSide: LONGEST_SIDE },
    quotaBytes: OWNER_QUOTA_BYTES,
    links: isPublic ? 'lasting' : 'passing',
  }
}

/**
 * What may lie in the file store: pictures and PDFs at `{owner collection}/{owner id}/{purpose}/{file id}`, each with its
 * document in `files`, whose policy decides here too. What is public has lasting links, all else those that pass.
 */
export const fileRules: readonly FileRules[] = FileOwnerCollection.options.flatMap((collection) =>
  [...publicPurposes, ...privatePurposes].map((purpose) => rulesAt(collection, purpose)),
)

/** What the document of a file says once its bytes are there (`uploading` becomes `ready`). */
export type KeptBytes = Required<Pick<StoredFile, 'size' | 'md5Hash'>> & {
  readonly contentType: string
  readonly width: number | null
  readonly height: number | null
}

/** The id of the document in `files` that belongs to a name in the store; undefined for any other name. */
export function fileIdOfName(name: string): string | undefined {
  const [collection, ownerId, purpose, fileId, ...more] = segmentsOf(name)
  const isWhole = ownerId !== undefined && purpose !== undefined && more.length === 0
  return isWhole && FileOwnerCollection.safeParse(collection).success ? fileId : undefined
}

/** The changes to the document of a file whose bytes are there; undefined when it does not wait for them. */
export function keptFile(document: DocumentData | undefined, bytes: KeptBytes): DocumentData | undefined {
  if (document?.['state'] !== 'uploading') return undefined
  const { contentType, size, md5Hash, width, height } = bytes
  return {
    state: 'ready',
    contentType,
    size,
    md5Hash,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
  }
}

/** The changes to the document of a file whose bytes are not taken; undefined when it does not wait for them. */
export function refusedFile(
  document: DocumentData | undefined,
  refusal: NonNullable<StoredFile['refusal']>,
): DocumentData | undefined {
  return document?.['state'] === 'uploading' ? { state: 'refused', refusal } : undefined
}
