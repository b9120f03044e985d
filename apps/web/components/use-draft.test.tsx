import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import * as z from 'zod'
import { deleteAllDrafts } from '../src/lib/drafts/draft-storage.ts'
import { useDraft } from '../src/lib/drafts/use-draft.ts'

const Card = z.object({
  name: z.string().trim().min(2).max(60),
  note: z.string().max(300).optional(),
  password: z.string(),
  lines: z.array(z.object({ text: z.string() })),
})

const start = { name: 'Tern', note: '', password: '', lines: [] as readonly { readonly text: string }[] }
const sample = { ...start, lines: [{ text: '' }] }

const openCard = (name: string | null = 'card') =>
  renderHook(() => useDraft(Card, { name, start, sample, secrets: ['password'] }))

afterEach(deleteAllDrafts)

test('what is typed is there when the form is opened again, field by field and row by row', async () => {
  const { result, act, unmount } = await openCard()
  expect(result.current).toMatchObject({ values: start, isChanged: false })
  await act(() => result.current.field('note').onChange({ target: { value: 'by the quay' } }))
  await act(() => result.current.setValues({ lines: [{ text: 'Salt' }, { text: 'Flour' }] }))
  await unmount()
  const again = await openCard()
  expect(again.result.current).toMatchObject({
    values: { ...start, note: 'by the quay', lines: [{ text: 'Salt' }, { text: 'Flour' }] },
    isChanged: true,
  })
})

test('two fields that are typed in one event are both kept', async () => {
  const { result, act } = await openCard()
  await act(() => {
    const { setValues } = result.current
    setValues({ name: 'Gannet' })
    setValues({ note: 'upstairs' })
  })
  expect(result.current.values).toMatchObject({ name: 'Gannet', note: 'upstairs' })
  expect((await openCard()).result.current.values).toMatchObject({ name: 'Gannet', note: 'upstairs' })
})

test('a form that was sent starts anew, here and after a reload', async () => {
  const { result, act } = await openCard()
  await act(() => result.current.setValues({ name: 'Gannet' }))
  await act(() => result.current.clear())
  expect(result.current).toMatchObject({ values: start, isChanged: false })
  expect((await openCard()).result.current.isChanged).toBe(false)
})

test('a secret is typed but never kept on the device', async () => {
  const { result, act } = await openCard()
  await act(() => result.current.setValues({ name: 'Gannet', password: 'quiet kitchen' }))
  expect(result.current.values.password).toBe('quiet kitchen')
  expect(JSON.stringify(localStorage)).not.toContain('quiet kitchen')
  expect((await openCard()).result.current.values).toMatchObject({ name: 'Gannet', password: '' })
})

test('a form without a name keeps nothing', async () => {
  const { result, act } = await openCard(null)
  await act(() => result.current.setValues({ name: 'Gannet' }))
  expect(result.current.values.name).toBe('Gannet')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([])
})

test('limits come from the schema, and problems from the first check on until the draft is let go', async () => {
  const { result, act } = await openCard()
  expect(result.current.field('name')).toMatchObject({ value: 'Tern', maxLength: 60 })
  expect(result.current.limitsOf('note')).toEqual({ maxLength: 300, isOptional: true })
  await act(() => result.current.setValues({ name: 'T' }))
  expect([...result.current.problems.keys()]).toEqual([])
  let fits = true
  await act(() => {
    fits = result.current.check()
  })
  expect(fits).toBe(false)
  expect([...result.current.problems.keys()]).toEqual(['name'])
  await act(() => result.current.setValues({ name: 'Tern' }))
  expect([...result.current.problems.keys()]).toEqual([])
  await act(() => result.current.setValues({ name: '' }))
  expect([...result.current.problems.keys()]).toEqual(['name'])
  await act(() => result.current.uncheck())
  expect([...result.current.problems.keys()]).toEqual([])
})

test('what another edition of the form kept in another shape is left out', async () => {
  localStorage.setItem('typed:card', JSON.stringify({ name: 7, note: 'by the quay', lines: ['Salt'] }))
  const { result } = await openCard()
  expect(result.current.values).toEqual({ ...start, note: 'by the quay' })
})

test('what was typed while the form was saved stays, under the name that the form has from then on', async () => {
  const { result, act, rerender } = await renderHook(
    ({ name, saved }: { name: string; saved: typeof start } = { name: 'new card', saved: start }) =>
      useDraft(Card, { name, start: saved, sample }),
  )
  await act(() => result.current.setValues({ name: 'Gannet' }))
  const saved = result.current.values
  await act(() => result.current.setValues({ note: 'upstairs' }))
  await act(() => result.current.settle(saved))
  await rerender({ name: 'card 1', saved })
  expect(result.current.values).toMatchObject({ name: 'Gannet', note: 'upstairs' })
  expect(localStorage.getItem('typed:new card')).toBeNull()
  expect(JSON.parse(localStorage.getItem('typed:card 1') ?? '')).toEqual({ note: 'upstairs' })
})
