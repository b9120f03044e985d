import { describe, expect, test } from 'vitest'
import { CARDS_PER_PAGE, cardQuestion, findCards, type ListedCard } from './card-list.ts'

const card = (id: string, over: Partial<ListedCard> = {}): ListedCard => ({
  id,
  name: `Person ${id}`,
  line: '',
  tags: [],
  place: '',
  ...over,
})
const asked = { q: '', tag: '', page: 1 }

describe('finding cards', () => {
  const petra = card('petra', { name: 'Petra Nováková', line: 'Pastry chef', tags: ['baker'], place: 'Brno' })
  const omar = card('omar', { name: 'Omar Baker', line: 'Sous chef', tags: ['sous chef'], place: 'Lyon' })

  test('words find without accents, in name, line, tags and place; a name counts most', () => {
    expect(findCards([petra, omar], { ...asked, q: 'novakova' }).cards).toEqual([petra])
    expect(findCards([petra, omar], { ...asked, q: 'baker' }).cards).toEqual([omar, petra])
    expect(findCards([petra, omar], { ...asked, q: 'chef lyon' }).cards).toEqual([omar])
    expect(findCards([petra, omar], { ...asked, q: 'nobody' }).total).toBe(0)
  })

  test('a tag narrows the list, and its count says how many it leaves', () => {
    const found = findCards([petra, omar, card('x', { tags: ['baker'] })], { ...asked, tag: 'baker' })
    expect(found.cards.map(({ id }) => id)).toEqual(['petra', 'x'])
    expect(found.tags).toEqual([
      { tag: 'baker', count: 2 },
      { tag: 'sous chef', count: 1 },
    ])
  })

  test('tags that are as frequent stand by name, whatever order the cards bring them in', () => {
    const tagged = ['b', 'a', 'c'].map((tag) => card(tag, { tags: [tag] }))
    expect(findCards(tagged, asked).tags.map(({ tag }) => tag)).toEqual(['a', 'b', 'c'])
  })

  test('a page holds 24; one beyond the last is the last', () => {
    const many = Array.from({ length: CARDS_PER_PAGE + 1 }, (_, index) => card(String(index)))
    expect(findCards(many, asked).cards).toHaveLength(CARDS_PER_PAGE)
    expect(findCards(many, { ...asked, page: 9 })).toMatchObject({ pages: 2, asked: { page: 2 }, total: 25 })
    expect(findCards(many, { ...asked, page: 2 }).cards.map(({ id }) => id)).toEqual(['24'])
  })

  test('the question is read from an address, whatever stands there', () => {
    const of = (search: string) => {
      const params = new Map(search.split('&').map((part) => [part.split('=')[0], part.split('=')[1]]))
      return cardQuestion((name) => params.get(name) ?? null)
    }
    expect(of('q=pastry&page=3')).toEqual({ q: 'pastry', tag: '', page: 3 })
    expect(of('page=-2').page).toBe(1)
    expect(of('page=x&tag=baker')).toEqual({ q: '', tag: 'baker', page: 1 })
    expect(of(`q=${'a'.repeat(300)}`).q).toHaveLength(200)
  })
})
