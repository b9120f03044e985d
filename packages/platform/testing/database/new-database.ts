import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/**
 * Makes a database of its own in the PostgreSQL of this run.
 * @param template - the address of one whose copy it is, with which nobody works; empty without
 * @returns its address, as `DATABASE_URL`
 */
export async function newDatabase(template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = template === undefined ? 'template1' : nameOf(template)
  await run(`create database ${name} template ${source} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Takes a database away, whoever still works with it. */
export function dropDatabase(url: string): Promise<void> {
  return run(`drop database if exists ${nameOf(url)} with (force)`)
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
