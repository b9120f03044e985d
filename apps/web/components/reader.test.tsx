import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useFormat } from '../src/lib/format/use-format.ts'
import { useNow } from '../src/lib/time/use-now.ts'
import { openMessages } from '../src/messages/open-messages.ts'
import { MessagesProvider, useLocale, useText } from '../src/messages/text.tsx'
import { titleStore, useHead } from '../src/shell/document/head.tsx'
import { PageContextProvider, useParam, useSearchParams } from '../src/shell/page-context.tsx'

/** A hook as a reader of this language has it. */
async function renderIn<Result>(language: Language, hook: () => Result) {
  const i18n = await openMessages(language)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MessagesProvider value={i18n}>{children}</MessagesProvider>
  )
  return renderHook(hook, { wrapper })
}

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['en-GB', ['One thing needs your eye', '3 things need your eye'], '1,234.5', '€9.50'],
  ['de', ['1 Stelle braucht Ihren Blick', '3 Stellen brauchen Ihren Blick'], '1.234,5', '9,50 €'],
] as const)(
  'in %s words, plurals, numbers and money are those of the reader',
  async (language, words, number, money) => {
    const { result } = await renderIn(language, () => ({
      t: useText(),
      format: useFormat(),
      locale: useLocale(),
    }))
    const { t, format, locale } = result.current
    expect(locale).toBe(language)
    expect([1, 3].map((count) => t('common.problems', { count }))).toEqual(words)
    expect(format.number(1234.5)).toBe(number)
    expect(format.money({ minor: 950, currency: 'EUR' }).replaceAll(/\s/gu, ' ')).toBe(money)
  },
)

test('a page names the document while it is there, and with whose it is on a dashboard', async () => {
  let title = 'Lentil soup'
  const { rerender } = await renderIn('en-GB', () => useHead({ title }))
  await expect.poll(() => document.title).toBe('Lentil soup · Brigade')
  title = 'Fish pie'
  await rerender()
  await expect.poll(() => document.title).toBe('Fish pie · Brigade')
  titleStore.set((page) => `${page}, Chez Ines`)
  await expect.poll(() => document.title).toBe('Fish pie, Chez Ines · Brigade')
  titleStore.set((page) => page)
})

test('a page reads its address; a parameter that the route lacks is a fault of the page', async () => {
  const page = { path: '/kitchens/k1', search: '?day=2026-05-04', params: { kitchenId: 'k1' }, payload: null }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageContextProvider value={page}>{children}</PageContextProvider>
  )
  const { result } = await renderHook(() => [useParam('kitchenId'), useSearchParams().get('day')], {
    wrapper,
  })
  expect(result.current).toEqual(['k1', '2026-05-04'])
  await expect(renderHook(() => useParam('menuId'), { wrapper })).rejects.toThrow('no parameter {menuId}')
})

test('the time on a page that stays open goes on by the minute, so that a new day begins', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 4, 23, 59, 30) })
  const { result, act, unmount } = await renderHook(() => useNow())
  expect(new Date(result.current).getUTCDate()).toBe(4)
  await act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(new Date(result.current).getUTCDate()).toBe(5)
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})
