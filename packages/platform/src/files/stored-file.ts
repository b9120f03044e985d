/** What a client may say about a file; null where it says nothing. */
export interface FileSettings {
  readonly contentType: string
  readonly cacheControl: string | null
  readonly contentDisposition: string | null
  readonly contentEncoding: string | null
  readonly contentLanguage: string | null
  readonly customMetadata: Readonly<Record<string, string>>
}

/** A file as policies see it: one that is there, or one that is to be. */
export interface FileContent extends FileSettings {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** A file, without its bytes. Times in ms since 1970. */
export interface StoredFile extends FileContent {
  readonly bucket: string
  /** Microseconds since 1970; every upload to one name has a higher one. */
  readonly generation: bigint
  /** 1 after the upload, one more with every change of what is said about the file. */
  readonly metageneration: number
  /** Where the bytes lie. */
  readonly byteKey: string
  /** Base64. */
  readonly md5Hash: string
  readonly crc32c: string
  /** MD5 of the bytes as they were sent, before a picture was re-encoded. */
  readonly sentMd5: string
  /** Who sent them; null for somebody without a name. */
  readonly sentBy: string | null
  readonly downloadTokens: readonly string[]
  /** Path of the document the file belongs to, which its bytes are counted for; null where no rules say. */
  readonly owner: string | null
  /** Pixels of a picture. */
  readonly width: number | null
  readonly height: number | null
  readonly createdAt: number
  readonly updatedAt: number
}
