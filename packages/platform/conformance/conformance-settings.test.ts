import { expect, test } from 'vitest'
import { readConformanceSettings } from './conformance-settings.ts'

function filesFolder(url: string): string | undefined {
  const settings = readConformanceSettings({ DATABASE_URL: url })
  return typeof settings === 'string' ? undefined : settings.filesFolder
}

const known = filesFolder('postgres://ines:secret@db.example/brigade')

test.each([
  'postgresql://ines:secret@db.example/brigade',
  'postgres://ines:another@db.example:5432/brigade',
  'postgres://omar@DB.example/brigade?sslmode=verify-full',
  'postgres://db.example/brigade/?application_name=x',
  'postgres:///brigade?host=db.example',
])('one database has one folder of files, however its address is written: %s', (url) => {
  expect(filesFolder(url)).toBe(known)
})

test.each([
  'postgres://ines:secret@db.example/other',
  'postgres://ines:secret@db.example:5433/brigade',
  'postgres://ines:secret@db2.example/brigade',
  'postgres://ines:secret@db.example',
  'postgres://',
])('another has another: %s', (url) => {
  expect(filesFolder(url)).toMatch(/brigade-files-[0-9a-f]{16}$/)
  expect(filesFolder(url)).not.toBe(known)
})
