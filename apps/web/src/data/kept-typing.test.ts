import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
