import type { Database } from '../../database/database.ts'

/** What to list: names that begin so, in octet order. */
export interface Listing {
  readonly bucket: string
  readonly prefix: string
  /** Whether names that go on after a further slash are folded into one prefix each. */
  readonly isFolded: boolean
  /** The last entry of the page before. */
  readonly after?: string
  readonly limit: number
  /** Regular expression of the names that may be shown; all when absent. */
  readonly namePattern?: string
}

/** Entries in order; one that ends with a slash where names are folded is a prefix. */
interface ListedPage {
  readonly items: readonly string[]
  readonly prefixes: readonly string[]
  /** The last entry, when there are more. */
  readonly next?: string
}

/** Comes after every name that begins so, and is no part of a name. */
const LAST_CHARACTER = '\u{10ffff}'

/**
 * Written by hand: what it has of its own, a step that begins where the last entry ends, would be SQL in kysely too. Each
 * step jumps over everything below the prefix it found, along the primary key, so that a page costs as much as it
 * has entries, however many files lie below them.
 */
const STATEMENT = `
  with recursive entry (text, steps) as (
    (select ${entryOf('first')}, 1 from (${nextName('$4')}) as first)
    union all
    select ${entryOf('following')}, entry.steps + 1
    from entry cross join lateral (${nextName(`case when $5 and right(entry.text, 1) = '/' and entry.text <> $2
      then entry.text || $3 else entry.text end`)}) as following
    where entry.steps <= $6
  )
  select text from entry`

/** SQL: the name itself, or what it has up to the slash after the prefix. */
function entryOf(found: string): string {
  const rest = `substr(${found}.name, length($2::text) + 1)`
  return `(case when $5 and strpos(${rest}, '/') > 0
    then $2::text || split_part(${rest}, '/', 1) || '/' else ${found}.name end) collate "C"`
}

/** SQL: the first name after a text. */
function nextName(after: string): string {
  return `select name from file where bucket = $1 and name > (${after}) and name >= $2 and name < $2::text || $3::text
    and ($7::text is null or name ~ $7) order by name limit 1`
}

/** One page of names. */
export async function listFiles(database: Database, listing: Listing): Promise<ListedPage> {
  const { bucket, prefix, isFolded, after = '', limit, namePattern = null } = listing
  const isAfterFolder = isFolded && after.endsWith('/') && after !== prefix
  const rows = await database.query<{ text: string }>(STATEMENT, [
    bucket,
    prefix,
    LAST_CHARACTER,
    isAfterFolder ? after + LAST_CHARACTER : after,
    isFolded,
    limit,
    namePattern,
  ])
  const entries = rows.slice(0, limit).map(({ text }) => text)
  const isPrefix = (entry: string) => isFolded && entry.indexOf('/', prefix.length) >= 0
  const last = entries.at(-1)
  return {
    items: entries.filter((entry) => !isPrefix(entry)),
    prefixes: entries.filter(isPrefix),
    ...(rows.length > limit && last !== undefined && { next: last }),
  }
}
