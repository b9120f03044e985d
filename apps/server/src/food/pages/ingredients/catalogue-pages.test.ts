import { expect, test } from 'vitest'
import { fetchFrom } from '../../../../testing/fetch-from.ts'
import { ownServer } from '../../../../testing/own-server.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

/** What a browser shows as words. */
const pageOf = async (address: string) => (await ask(address)).text()

test.each([
  ['/ingredients/onion', 'Onion', 'Also called yellow onion'],
  ['/fr/ingredients/onion', 'Oignon', 'anglais'],
  ['/ar/ingredients/onion', 'بصل', 'الإنجليزية'],
])('%s is called %s there', async (address, name, words) => {
  const html = await pageOf(address)
  expect(html).toContain(`<title>${name} · Brigade</title>`)
  expect(html).toContain(`<h1>${name}</h1>`)
  expect(html).toContain(words)
})

test.each(['/fr/ingredients?q=oignon', '/fr/search?q=oignon', '/fr/search?q=onion'])(
  '%s names what it found as a French cook does',
  async (address) => {
    expect(await pageOf(address)).toMatch(/href="\/fr\/ingredients\/onion"[^>]*>Oignon</u)
  },
)

test('the data of a page is in the language of its address', async () => {
  const data = async (path: string) => JSON.stringify(await (await ask(`${path}/_payload.json`)).json())
  expect(await data('/fr/ingredients')).toContain('"name":"Ail"')
  expect(await data('/ingredients')).not.toContain('"name":"Ail"')
})

test('every shared ingredient is reached from the list by links alone', async () => {
  const found = new Set<string>()
  let next: string | undefined = '/ingredients'
  while (next !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- the next page is named on the one before
    const html: string = await pageOf(next)
    for (const [, id = ''] of html.matchAll(/href="\/ingredients\/([\w-]+)"/gu)) found.add(id)
    const [link = ''] = /<a[^>]+rel="next"[^>]*>/u.exec(html) ?? []
    next = /href="([^"]+)"/u.exec(link)?.[1]
  }
  found.delete('create')
  const { total } = (await (await ask('/ingredients/_payload.json')).json()).data
  expect(found.size).toBe(total)
})
