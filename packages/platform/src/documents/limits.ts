/** Limits of the protocol, so that what works here works with any server that speaks it. */
export const MAX_DOCUMENT_BYTES = 1_048_576
export const MAX_DEPTH = 20
export const MAX_NAME_BYTES = 1500
export const MAX_PATH_BYTES = 6144
export const MAX_TRANSFORMS = 500
/** A filter is expanded into at most this many alternatives. */
export const MAX_DISJUNCTIONS = 30

/** Length of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text)
}
