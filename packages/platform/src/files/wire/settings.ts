import * as z from 'zod'
import { malformed } from '../files-error.ts'
import type { FileSettings } from '../stored-file.ts'

/** What a file is called whose type nobody names. */
export const UNNAMED_TYPE = 'application/octet-stream'

/** As in other object stores: all own words about a file together. */
const MAX_CUSTOM_BYTES = 8 * 1024

/** No control characters: all of these become headers of a download. */
const HeaderText = z
  .string()
  .max(1024)
  .regex(/^[^\p{Cc}]*$/u, 'must be a text without control characters')
  .refine((text) => text.isWellFormed())
const Type = HeaderText.max(255)

const Resource = z.object({
  name: z.string().nullish(),
  md5Hash: z.string().nullish(),
  contentType: Type.nullish(),
  cacheControl: HeaderText.nullish(),
  contentDisposition: HeaderText.nullish(),
  contentEncoding: HeaderText.nullish(),
  contentLanguage: HeaderText.nullish(),
  metadata: z.record(z.string(), z.string().nullable()).nullish(),
})

/** What a client says about a file: absent means "as it is", null "take it away". */
export type RequestedSettings = z.infer<typeof Resource>

/** Reads the JSON of an upload or a change; an empty text says nothing. @throws FilesError 400 naming the field */
export function readSettings(json: string): RequestedSettings {
  const parsed = Resource.safeParse(json === '' ? {} : parseJson(json))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw malformed(`The metadata is not valid at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw malformed('The metadata is not JSON.')
  }
}

const UNSAID: FileSettings = {
  contentType: UNNAMED_TYPE,
  cacheControl: null,
  contentDisposition: null,
  contentEncoding: null,
  contentLanguage: null,
  customMetadata: {},
}

/** The settings of a new file. */
export function newSettings(said: RequestedSettings, partType?: string): FileSettings {
  const type = Type.safeParse(partType)
  return changedSettings(
    { ...UNSAID, ...(type.success && type.data !== '' && { contentType: type.data }) },
    said,
  )
}

/** The settings after a change. @throws FilesError 400 when the own words get too many */
export function changedSettings(before: FileSettings, said: RequestedSettings): FileSettings {
  const after = {
    contentType: changed(before.contentType, said.contentType) || UNNAMED_TYPE,
    cacheControl: changed(before.cacheControl, said.cacheControl),
    contentDisposition: changed(before.contentDisposition, said.contentDisposition),
    contentEncoding: changed(before.contentEncoding, said.contentEncoding),
    contentLanguage: changed(before.contentLanguage, said.contentLanguage),
    customMetadata: changedWords(before.customMetadata, said.metadata),
  }
  if (Buffer.byteLength(JSON.stringify(after.customMetadata)) > MAX_CUSTOM_BYTES) {
    throw malformed(`Custom metadata may have at most ${MAX_CUSTOM_BYTES} bytes.`)
  }
  return after
}

function changed(before: string | null, said: string | null | undefined): string | null {
  return said === undefined ? before : said
}

/** Each word is changed alone; null takes it away, and null for all takes all away. */
function changedWords(
  before: FileSettings['customMetadata'],
  said: RequestedSettings['metadata'],
): FileSettings['customMetadata'] {
  if (said === undefined) return before
  if (said === null) return {}
  return Object.fromEntries(
    Object.entries({ ...before, ...said }).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
