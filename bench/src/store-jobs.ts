import { jobsSearchIndex } from '@brigade/domain/hiring/jobs/job-entry.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { migrate } from '@brigade/platform/database/migrations.ts'
import { cellsOf } from '@brigade/platform/documents/search/place-cells.ts'
import { saveWords } from '@brigade/platform/documents/search/known-words.ts'
import { termsText } from '@brigade/platform/documents/search/terms.ts'
import { documentMigrations } from '@brigade/platform/documents/storage/document-migrations.ts'
import { fieldsOfPlain, valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { aJob, copyOf } from './many-jobs.ts'

/** Different jobs; a larger database holds copies of them at other places and times. */
const WRITTEN = 10_000
const AT_ONCE = 1000

const textOf = (value: unknown) => JSON.stringify(valueOfPlain(value))

/** What differs between copies, as the stored JSON has it. */
const partsOf = ({ place, publishedAt, closesAt }: Job) => ({
  geo: textOf(place.geo),
  published: textOf(publishedAt),
  closes: textOf(closesAt),
})

/**
 * Stores so many open jobs and their entries in an empty database: the rows that commits would leave, without the log of
 * changes and the keys of lists, which a search does not read. Indexes are made when the documents are opened.
 */
export async function storeJobs(database: Database, count: number): Promise<void> {
  const now = Date.now()
  await migrate(database, documentMigrations)
  await database.query(
    'create table written_jobs (number int primary key, data text, terms tsvector, geo text, published text, closes text)',
  )
  const written = Array.from({ length: Math.min(WRITTEN, count) }, (_, number) => aJob(number, now))
  for (const part of partsFrom(written.length)) await storeWritten(database, written, part)
  for (const part of partsFrom(count)) {
    const copies = part.map((number) => ({ number, of: number % written.length }))
    await storeCopies(
      database,
      copies.flatMap(({ number, of }) => {
        const job = written[of]
        return job === undefined ? [] : [{ number, of, job: copyOf(job, number, now) }]
      }),
    )
  }
  await database.query(saveWords('jobs', 'written_jobs'))
  await database.query('drop table written_jobs')
  await database.query(`insert into document_entry_versions values ('jobs', $1::int)`, [
    jobsSearchIndex.version,
  ])
  await database.query('vacuum analyze documents')
  await database.query('vacuum analyze document_entries')
}

function partsFrom(count: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, part) =>
    Array.from({ length: Math.min(AT_ONCE, count - part * AT_ONCE) }, (__, at) => part * AT_ONCE + at),
  )
}

function entryOf(job: Job) {
  const entry = jobsSearchIndex.entry(job)
  if (entry === undefined) throw new Error('A job that is to be found has no entry')
  return entry
}

async function storeWritten(
  database: Database,
  all: readonly Job[],
  numbers: readonly number[],
): Promise<void> {
  const some = numbers.flatMap((number) => {
    const job = all[number]
    return job === undefined ? [] : [{ number, job, ...partsOf(job), entry: entryOf(job) }]
  })
  await database.query(
    `insert into written_jobs
       select * from unnest($1::text[]::int[], $2::text[], $3::text[]::tsvector[], $4::text[], $5::text[], $6::text[])`,
    [
      some.map(({ number }) => String(number)),
      some.map(({ job }) => JSON.stringify(fieldsOfPlain({ ...job }))),
      some.map(({ entry: { words, marks, numbers: own } }) => termsText({ words, marks, numbers: own })),
      some.map(({ geo }) => geo),
      some.map(({ published }) => published),
      some.map(({ closes }) => closes),
    ],
  )
}

interface Copy {
  readonly number: number
  /** Number of the job that it is like. */
  readonly of: number
  readonly job: Job
}

async function storeCopies(database: Database, copies: readonly Copy[]): Promise<void> {
  const rows = copies.map(({ job, ...copy }) => {
    const { numbers } = entryOf(job)
    return {
      ...copy,
      ...partsOf(job),
      cells: `{${cellsOf(job.place.geo).join(',')}}`,
      numbers: `{${jobsSearchIndex.numbers.map((name) => numbers[name]).join(',')}}`,
      at: job.place.geo,
    }
  })
  await database.query(
    `with copies as (
       select 'jobs/job-' || copy.number as path, written.terms || array_to_tsvector(cells::text[]) as terms,
           numbers::float8[] as numbers, latitude, longitude,
           replace(replace(replace(data, written.geo, copy.geo), written.published, copy.published),
             written.closes, copy.closes) as data
         from unnest($1::text[]::int[], $2::text[]::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[]::float8[], $9::text[]::float8[])
             as copy (number, like_number, geo, published, closes, cells, numbers, latitude, longitude)
           join written_jobs written on written.number = like_number
     ), entries as (
       insert into document_entries select path, 'jobs', terms, numbers, latitude, longitude from copies
     )
     insert into documents (path, collection_path, collection_id, data, keys, create_version, update_version)
       select path, 'jobs', 'jobs', data, '{}', 1, 1 from copies`,
    [
      rows.map(({ number }) => String(number)),
      rows.map(({ of }) => String(of)),
      rows.map(({ geo }) => geo),
      rows.map(({ published }) => published),
      rows.map(({ closes }) => closes),
      rows.map(({ cells }) => cells),
      rows.map(({ numbers }) => numbers),
      rows.map(({ at }) => String(at.latitude)),
      rows.map(({ at }) => String(at.longitude)),
    ],
  )
}
