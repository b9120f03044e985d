import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { deleteAllDrafts, deleteDraft, saveDraft, loadDraft } from './draft-storage.ts'

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
  saveDraft('card', { name: 'Tern', isListed: true, kinds: ['fish'] })
  expect(loadDraft('card', start)).toEqual({ name: 'Tern', isListed: true, kinds: ['fish'] })
  expect(loadDraft('kitchen', start)).toEqual({})
  deleteDraft('card')
  expect(loadDraft('card', start)).toEqual({})
})

test('whoever comes next to this device finds nothing typed; what else is kept stays', () => {
  saveDraft('card', { name: 'Tern', isListed: true, kinds: [] })
  localStorage.setItem('brigade.language', 'fr')
  deleteAllDrafts()
  expect(loadDraft('card', start)).toEqual({})
  expect(localStorage.getItem('brigade.language')).toBe('fr')
})

test('fields that the form has no more, or in another shape, are left out', () => {
  saveDraft('card', { name: 7, isListed: 'yes', kinds: [1], gone: 'x' })
  expect(loadDraft('card', start)).toEqual({})
})

test('what is no JSON is as good as nothing', () => {
  localStorage.setItem('typed:card', '{')
  expect(loadDraft('card', start)).toEqual({})
})

test('parts and rows come back when they have the shape of the form today', () => {
  const like = { covers: {}, options: [{ name: '', allergens: {} }] }
  const typed = { covers: { lunch: '40' }, options: [{ name: 'Large', allergens: { milk: 'yes' } }] }
  saveDraft('plan', typed)
  expect(loadDraft('plan', like)).toEqual(typed)
  saveDraft('plan', { covers: ['40'], options: [{ name: 'Large' }] })
  expect(loadDraft('plan', like)).toEqual({})
})

test('a table by id comes back when every row has the shape of the one without a name', () => {
  const like = { lines: { '': { packs: '', isGood: true } } }
  const typed = { lines: { 'line-1': { packs: '3', isGood: false }, 'line-2': { packs: '', isGood: true } } }
  saveDraft('delivery', typed)
  expect(loadDraft('delivery', like)).toEqual(typed)
  saveDraft('delivery', { lines: { 'line-1': { packs: 3 } } })
  expect(loadDraft('delivery', like)).toEqual({})
})

test('what has a schema comes back whole or not at all', () => {
  const schema = z.object({ name: z.string(), lines: z.array(z.object({ note: z.string().optional() })) })
  const typed = { name: 'Soup', lines: [{}, { note: 'hot' }] }
  saveDraft('recipe', typed)
  expect(loadDraft('recipe', schema)).toEqual(typed)
  saveDraft('recipe', { name: 'Soup' })
  expect(loadDraft('recipe', schema)).toEqual({})
})

test('a device that is full keeps nobody from typing', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  saveDraft('card', { name: 'Tern' })
  expect(loadDraft('card', start)).toEqual({})
  expect(warned).toHaveBeenCalledOnce()
})
