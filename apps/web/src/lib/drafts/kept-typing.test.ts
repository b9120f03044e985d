import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { forgetAllTyped, forgetTyped, keepTyped, typedBefore } from './kept-typing.ts'

const start = { name: '', isListed: false, kinds: [''] }

/** As in a browser, what is kept are the storage's own keys. */
class KeptHere {
  readonly [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new KeptHere())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was typed comes back until it is forgotten, form by form', () => {
  keepTyped('card', { name: 'Tern', isListed: true, kinds: ['fish'] })
  expect(typedBefore('card', start)).toEqual({ name: 'Tern', isListed: true, kinds: ['fish'] })
  expect(typedBefore('kitchen', start)).toEqual({})
  forgetTyped('card')
  expect(typedBefore('card', start)).toEqual({})
})

test('whoever comes next to this device finds nothing typed; what else is kept stays', () => {
  keepTyped('card', { name: 'Tern', isListed: true, kinds: [] })
  localStorage.setItem('brigade.language', 'fr')
  forgetAllTyped()
  expect(typedBefore('card', start)).toEqual({})
  expect(localStorage.getItem('brigade.language')).toBe('fr')
})

test('fields that the form has no more, or in another shape, are left out', () => {
  keepTyped('card', { name: 7, isListed: 'yes', kinds: [1], gone: 'x' })
  expect(typedBefore('card', start)).toEqual({})
})

test('what is no JSON is as good as nothing', () => {
  localStorage.setItem('typed:card', '{')
  expect(typedBefore('card', start)).toEqual({})
})

test('parts and rows come back when they have the shape of the form today', () => {
  const like = { covers: {}, options: [{ name: '', allergens: {} }] }
  const typed = { covers: { lunch: '40' }, options: [{ name: 'Large', allergens: { milk: 'yes' } }] }
  keepTyped('plan', typed)
  expect(typedBefore('plan', like)).toEqual(typed)
  keepTyped('plan', { covers: ['40'], options: [{ name: 'Large' }] })
  expect(typedBefore('plan', like)).toEqual({})
})

test('a table by id comes back when every row has the shape of the one without a name', () => {
  const like = { lines: { '': { packs: '', isGood: true } } }
  const typed = { lines: { 'line-1': { packs: '3', isGood: false }, 'line-2': { packs: '', isGood: true } } }
  keepTyped('delivery', typed)
  expect(typedBefore('delivery', like)).toEqual(typed)
  keepTyped('delivery', { lines: { 'line-1': { packs: 3 } } })
  expect(typedBefore('delivery', like)).toEqual({})
})

test('what has a schema comes back whole or not at all', () => {
  const schema = z.object({ name: z.string(), lines: z.array(z.object({ note: z.string().optional() })) })
  const typed = { name: 'Soup', lines: [{}, { note: 'hot' }] }
  keepTyped('recipe', typed)
  expect(typedBefore('recipe', schema)).toEqual(typed)
  keepTyped('recipe', { name: 'Soup' })
  expect(typedBefore('recipe', schema)).toEqual({})
})

test('a device that is full keeps nobody from typing', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  keepTyped('card', { name: 'Tern' })
  expect(typedBefore('card', start)).toEqual({})
  expect(warned).toHaveBeenCalledOnce()
})
