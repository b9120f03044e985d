import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { plainConnections } from './plain-connections.ts'

const told = (environment: Readonly<Record<string, string>>) =>
  plainConnections(readConfig(environment)).map((sentence) => sentence.split(' ')[0])

test.each([
  { DATABASE_URL: 'postgres://ines:secret@db.example/brigade' },
  { DATABASE_URL: 'postgres://db.example/brigade?sslmode=disable' },
  { DATABASE_URL: 'postgres://db.example/brigade?sslmode=no-verify' },
  { DATABASE_URL: 'postgres://db.example/brigade?sslmode=require&uselibpqcompat=true' },
  { DATABASE_URL: 'postgres:///brigade?host=10.0.0.7' },
  { SMTP_URL: 'smtp://ines:secret@mail.example:587' },
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=false' },
  { FILES_URL: 's3+http://key:secret@store.example/files' },
])('a connection that anybody on the way may read is told: %j', (environment) => {
  expect(told(environment)).toEqual(Object.keys(environment))
})

test.each([
  {},
  { DATABASE_URL: 'postgres://ines:secret@db.example/brigade?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://db.example/brigade?sslmode=require' },
  { DATABASE_URL: 'postgres://db.example/brigade?ssl=true' },
  { DATABASE_URL: 'postgres://localhost:5432/brigade' },
  { DATABASE_URL: 'postgres://127.0.0.1:5432/brigade' },
  { DATABASE_URL: 'postgres://[::1]:5432/brigade' },
  { DATABASE_URL: 'postgres:///brigade?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/brigade' },
  { DATABASE_URL: 'postgres://[nonsense/brigade' },
  { SMTP_URL: 'smtps://ines:secret@mail.example' },
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
  { SMTP_URL: 'smtp://localhost:1025' },
  { FILES_URL: 's3://key:secret@store.example/files' },
  { FILES_URL: 's3+http://key:secret@localhost:9000/files' },
])('one that is protected, or stays on this machine, is not: %j', (environment) => {
  expect(told(environment)).toEqual([])
})
