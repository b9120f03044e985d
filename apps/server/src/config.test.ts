import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

describe('settings', () => {
  test('without any variable the server is embedded, on port 8080, with the demo kitchen', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      dataFolder: resolve('./data'),
      isDemo: true,
      proxies: 0,
      logLevel: 'info',
    })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty" but must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536" but must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1" but must be a whole number from 0 to 65535.'],
    [
      { BRIGADE_URL: 'brigade.example/app' },
      'BRIGADE_URL is "brigade.example/app" but must be an address without a path, such as https://brigade.example.',
    ],
    [{ BRIGADE_DATA: '' }, 'BRIGADE_DATA is "" but must be the path of a folder.'],
    [{ BRIGADE_PROXIES: '-1' }, 'BRIGADE_PROXIES is "-1" but must be a whole number from 0 to 9.'],
    [{ BRIGADE_DEMO: 'yes' }, 'BRIGADE_DEMO is "yes" but must be "on" or "off".'],
    [
      { FILES_URL: 's3://key:secret@host' },
      'FILES_URL must be an address such as s3://key:secret@s3.example.com/bucket?region=eu-central-1.',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@host/x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/brigade.',
    ],
  ])('%j stops the start with one sentence, and never with a password', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new StartError(sentence))
  })
})
