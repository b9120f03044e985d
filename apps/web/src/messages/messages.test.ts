import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('./en-GB/*.json', { eager: true, import: 'default' })
const all = Object.entries(files).flatMap(([file, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ file, key, text })),
)

function say(key: string, values: Readonly<Record<string, string | number>>): string {
  const text = all.find((each) => each.key === key)?.text ?? ''
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': { [key]: compileMessageOrThrow(text) } } })
  return i18n._(key, { ...values })
}

describe('messages', () => {
  test.each(all)('$key can be compiled and says something', ({ text }) => {
    expect(compileMessageOrThrow(text).length).toBeGreaterThan(0)
  })

  test('no key stands in two files', () => {
    const keys = all.map(({ key }) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('the offline banner counts in words', () => {
    expect(say('shell.offline', { count: 3, time: '14:02' })).toBe(
      'Working offline. 3 changes waiting. Last synced 14:02.',
    )
    expect(say('shell.offline', { count: 1, time: '14:02' })).toContain('1 change waiting')
    expect(say('shell.offlineNever', { count: 0 })).toBe('Working offline. Nothing waiting.')
  })
})
