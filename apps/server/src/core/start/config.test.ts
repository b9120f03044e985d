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
      backups: { folder: resolve('./data/backups') },
      isDemo: true,
      isGuessedRefused: false,
      proxies: 0,
      identity: {
        passwordPolicy: {
          minimumLength: 6,
          needsLowercase: false,
          needsUppercase: false,
          needsDigit: false,
          needsOther: false,
        },
      },
      billing: { mode: 'off' },
      isDevelopment: false,
      logLevel: 'info',
    })
  })

  test.each([
    [{ BRIGADE_URL: 'https://brigade.example' }, false],
    [{ BRIGADE_URL: 'https://brigade.example', BRIGADE_DEMO: 'on' }, true],
    [{ BRIGADE_URL: 'http://localhost:8080' }, true],
    [{ BRIGADE_DEMO: 'off' }, false],
  ])('with %o the demo, whose passwords everybody knows, is there: %s', (environment, isDemo) => {
    expect(readConfig(environment)).toMatchObject({ isDemo })
  })

  test('backups go where the operator says, encrypted with the key, or nowhere', () => {
    const key = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
    expect(readConfig({ BRIGADE_BACKUPS: '/mnt/other', BRIGADE_BACKUP_KEY: key })).toMatchObject({
      backups: { folder: '/mnt/other', key },
      backupKey: key,
    })
    expect(readConfig({ BRIGADE_BACKUPS: 'off' })).not.toHaveProperty('backups')
    const attempt = () => readConfig({ BRIGADE_BACKUP_KEY: 'secret-word' })
    expect(attempt).toThrow(/^BRIGADE_BACKUP_KEY must be a key as `npm run backup -- --new-key` makes it/u)
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
      { BRIGADE_PASSWORDS: '5' },
      'BRIGADE_PASSWORDS is "5" but must be a length from 6 to 99, and any of lower, upper, digit, other and unguessed, such as "10 upper digit".',
    ],
    [{ BRIGADE_BILLING: 'paypal' }, 'BRIGADE_BILLING is "paypal" but must be "off", "manual" or "stripe".'],
    [
      { BRIGADE_BILLING: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'STRIPE_SECRET_KEY must be the secret key of a Stripe account, sk_…, together with BRIGADE_BILLING=stripe.',
    ],
    [
      { BRIGADE_BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'secret' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, whsec_…, together with BRIGADE_BILLING=stripe.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      'BRIGADE_BILLING must be "stripe" when STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is set.',
    ],
    [{ BRIGADE_SECRET: 'short' }, 'BRIGADE_SECRET must be at least 32 characters that nobody guesses.'],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x' },
      'OIDC_ISSUER is "http://id.example" but must be an address such as https://id.example, together with OIDC_CLIENT_ID.',
    ],
    [
      { OIDC_ISSUER: 'https://id.example' },
      'OIDC_CLIENT_ID is "undefined" but must be the name the provider knows this server by, together with OIDC_ISSUER.',
    ],
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

  test('name one provider of identities and what passwords must be', () => {
    const { identity } = readConfig({
      OIDC_ISSUER: 'https://id.example/realms/house',
      OIDC_CLIENT_ID: 'brigade',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'The house',
      BRIGADE_PASSWORDS: '10 upper digit',
    })
    expect(identity.providers).toEqual([
      {
        providerId: 'oidc.sso',
        name: 'The house',
        issuer: 'https://id.example/realms/house',
        clientId: 'brigade',
        clientSecret: 'secret',
      },
    ])
    expect(identity.passwordPolicy).toMatchObject({
      minimumLength: 10,
      needsUppercase: true,
      needsLowercase: false,
    })
    expect(readConfig({}).isGuessedRefused).toBe(false)
    expect(readConfig({ BRIGADE_PASSWORDS: '8 unguessed' }).isGuessedRefused).toBe(true)
  })
})
