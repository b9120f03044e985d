import { startPostgresServer } from '@brigade/platform/testing/database/postgres-server.ts'
import { Client } from 'pg'
import type { Figure } from '../measure.ts'
import { openBareSql } from '../peer/bare-sql.ts'
import {
  anItem,
  type Answer,
  type Contender,
  ITEMS_ON_A_SHELF,
  LISTED,
  SHELVES,
  shelfOf,
  storedItem,
} from '../peer/contender.ts'
import { openParseServer } from '../peer/parse-server.ts'
import { openProvider } from '../peer/provider.ts'
import { percentile } from '../statistics.ts'

const CONNECTIONS = 10
/** Each contender's turn comes so often per line, so that whatever else the machine does meets all of them. */
const TURNS = 3
const DEFAULT_SECONDS = 30
const BATCH = 500
const CHECKED_EVERY = 20
const ITEMS = SHELVES * ITEMS_ON_A_SHELF
const TO_PARSE_SERVER = 3
const TO_BARE_SQL = 0.6

interface Line {
  readonly name: string
  readonly expected: number
  readonly ask: (contender: Contender, number: number) => Promise<Answer>
}

const LINES: readonly Line[] = [
  {
    name: 'creates',
    expected: 1,
    ask: (contender, number) => contender.create(anItem(newId(number), 'new', number % ITEMS)),
  },
  {
    name: 'point reads',
    expected: 1,
    ask: (contender, number) => contender.read(storedItem(number % ITEMS).id),
  },
  {
    name: `lists of ${LISTED}`,
    expected: LISTED,
    ask: (contender, number) => contender.list(shelfOf(number)),
  },
  {
    name: `batches of ${BATCH}`,
    expected: BATCH,
    ask: (contender, number) =>
      contender.createAll(
        Array.from({ length: BATCH }, (_, index) => anItem(newId(number, index), 'new', index)),
      ),
  },
  {
    name: `counts of ${ITEMS_ON_A_SHELF}`,
    expected: ITEMS_ON_A_SHELF,
    ask: (contender, number) => contender.count(shelfOf(number)),
  },
]

const newId = (number: number, index = 0): string => `new${number}x${index}`

interface Tally {
  readonly times: number[]
  spentMs: number
}

/** Keeps all connections busy for a while. A wrong answer ends the measure. */
async function takeTurn(line: Line, contender: Contender, tally: Tally, milliseconds: number): Promise<void> {
  const begun = performance.now()
  const work = async () => {
    while (performance.now() - begun < milliseconds) {
      const asked = performance.now()
      nextNumber += 7919 // A prime, so that neighbours in time are not neighbours in the index.
      const answer = await line.ask(contender, nextNumber)
      tally.times.push(performance.now() - asked)
      if (tally.times.length % CHECKED_EVERY === 1) check(line, contender, answer())
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  tally.spentMs += performance.now() - begun
}

function check({ name, expected }: Line, contender: Contender, count: number): void {
  if (count !== expected) throw new Error(`${contender.name}, ${name}: ${count} of ${expected}`)
}

let nextNumber = 0

const perSecond = ({ times, spentMs }: Tally): number => (times.length / spentMs) * 1000

function figuresOf({ name }: Line, [ours, peer, bare]: readonly [Tally, Tally, Tally]): readonly Figure[] {
  const each = [
    `Brigade ${perSecond(ours).toFixed(1)}/s (p95 ${percentile(ours.times, 95).toFixed(1)} ms)`,
    `Parse Server ${perSecond(peer).toFixed(1)}/s (p95 ${percentile(peer.times, 95).toFixed(1)} ms)`,
    `bare SQL ${perSecond(bare).toFixed(1)}/s (p95 ${percentile(bare.times, 95).toFixed(1)} ms)`,
  ]
  const ratio = (other: Tally) => perSecond(ours) / perSecond(other)
  return [
    {
      what: `peer: ${name}, to Parse Server`,
      value: ratio(peer),
      unit: '×',
      limit: { atLeast: TO_PARSE_SERVER },
      beside: each.join(', '),
    },
    { what: `peer: ${name}, to bare SQL`, value: ratio(bare), unit: '×', limit: { atLeast: TO_BARE_SQL } },
  ]
}

/** Makes one database for each contender, so that nobody's tables slow the others' down. */
async function makeDatabases(url: string): Promise<(name: string) => string> {
  const client = new Client(url)
  await client.connect()
  for (const name of ['brigade', 'parse', 'bare']) await client.query(`create database ${name}`)
  await client.end()
  return (name) => url.replace(/\/postgres$/u, `/${name}`)
}

/**
 * The provider, Parse Server and bare SQL on the same PostgreSQL of this machine, each with 10 connections, in turns.
 * `BENCH_SECONDS` is how long each is measured on each line.
 */
export async function measure(): Promise<readonly Figure[]> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? DEFAULT_SECONDS)
  const postgres = await startPostgresServer()
  try {
    const database = await makeDatabases(postgres.url)
    await using ours = await openProvider(database('brigade'), CONNECTIONS, providerOptions())
    await using peer = await openParseServer(database('parse'), CONNECTIONS)
    await using bare = await openBareSql(database('bare'), CONNECTIONS)
    const figures: Figure[] = []
    for (const line of LINES) {
      const contest = [ours, peer, bare] as const
      const tallies = [newTally(), newTally(), newTally()] as const
      for (const contender of contest) await takeTurn(line, contender, newTally(), 500)
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [at, contender] of contest.entries()) {
          await takeTurn(line, contender, tallies[at] ?? newTally(), (seconds / TURNS) * 1000)
        }
      }
      figures.push(...figuresOf(line, tallies))
    }
    return figures
  } finally {
    await postgres.close()
  }
}

const newTally = (): Tally => ({ times: [], spentMs: 0 })

/** `BENCH_NODE_OPTIONS`, such as `--cpu-prof`, for the provider's process. */
const providerOptions = (): readonly string[] =>
  (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter(Boolean)
