import { createHash } from 'node:crypto'
import type { DumpedRow } from '../dump-database.ts'

const BITS = 64

interface Sum {
  rows: number
  digest: bigint
}

/** What rows come to, table by table: two with the same count and sum hold the same rows, in whatever order. */
export class RowTally {
  readonly #tables = new Map<string, Sum>()

  add({ table, row }: DumpedRow): void {
    const sum = this.#tables.get(table) ?? { rows: 0, digest: 0n }
    sum.rows += 1
    sum.digest = BigInt.asUintN(
      BITS,
      sum.digest + createHash('sha256').update(row).digest().readBigUInt64BE(),
    )
    this.#tables.set(table, sum)
  }

  /** The tables in which the other has other rows. */
  differences(other: RowTally): readonly string[] {
    const names = new Set([...this.#tables.keys(), ...other.#tables.keys()])
    return [...names].filter((name) => this.#textOf(name) !== other.#textOf(name))
  }

  rowsOf(table: string): number {
    return this.#tables.get(table)?.rows ?? 0
  }

  #textOf(table: string): string {
    const { rows, digest } = this.#tables.get(table) ?? { rows: 0, digest: 0n }
    return `${rows} ${digest}`
  }
}
