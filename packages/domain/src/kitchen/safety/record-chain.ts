/** SHA-256 of a text's UTF-8 bytes as lower-case hex; given by the caller, because the domain computes no hashes. */
export type Sha256 = (text: string) => string | Promise<string>

/** A safety record as it is hashed: every value is a string (rule HC7). */
export type ChainedRecord = Readonly<Record<string, string>>

/** A record with its own hash and the one it follows. */
export interface ChainLink {
  readonly record: ChainedRecord
  readonly previousHash: string
  readonly hash: string
}

/** What the first record of a kitchen follows: 64 zeros (rule HC7). */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64)

/** A record as JSON with sorted keys and no spaces; letters of any script stand as they are (rule HC7). */
export function canonicalJson(record: ChainedRecord): string {
  // Written out, because an object would put keys that look like numbers first.
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}

/** The hash of a record that follows `previousHash`: over that hash, a line feed and the record (rule HC7). */
export async function chainHash(
  previousHash: string,
  record: ChainedRecord,
  sha256: Sha256,
): Promise<string> {
  return sha256(`${previousHash}\n${canonicalJson(record)}`)
}

/**
 * The place of the first link that does not fit, from 0; undefined when the chain is whole (rule HC7). A changed,
 * missing or added record shows as a hash that does not fit.
 * @param previousHash - what the first link has to follow, when only the end of a chain is checked
 */
export async function firstBrokenLink(
  links: readonly ChainLink[],
  sha256: Sha256,
  previousHash = FIRST_PREVIOUS_HASH,
): Promise<number | undefined> {
  const expected = await Promise.all(links.map((link) => chainHash(link.previousHash, link.record, sha256)))
  const broken = links.findIndex((link, index) => {
    const follows = index === 0 ? previousHash : links[index - 1]?.hash
    return link.previousHash !== follows || link.hash !== expected[index]
  })
  return broken === -1 ? undefined : broken
}
