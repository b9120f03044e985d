/// <reference types="vite/client" />
import { expect, test } from 'vitest'

const texts = import.meta.glob<string>(['../README.md', './guide.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const squeezed = (text: string | undefined) => text?.replaceAll(/\s+/g, '') ?? ''

test('every example of the README is run by the guide, letter by letter', () => {
  const guide = squeezed(texts['./guide.test.ts'])
  const examples = [...(texts['../README.md'] ?? '').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  expect(examples.length).toBeGreaterThan(8)
  expect(examples.filter((code) => !guide.includes(squeezed(code)))).toEqual([])
})
