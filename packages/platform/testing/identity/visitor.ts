/** A browser without scripts: follows redirects, keeps cookies, fills in forms. */
export interface Visitor {
  /** Goes to an address and on, until something that is no redirect of these servers comes, and answers where it is. */
  go(url: string): Promise<FinalPage>
}

export interface FinalPage {
  readonly url: string
  readonly status: number
  readonly html: string
  /** Sends the page's form with some fields filled in. */
  submit(fields: Readonly<Record<string, string>>): Promise<FinalPage>
}

/** A visitor who stops where a redirect leads to a fragment, which only scripts read. */
export function openVisitor(): Visitor {
  const jar = new Map<string, Map<string, string>>()

  const send = async (
    address: string,
    init: { readonly method?: string; readonly body?: URLSearchParams },
  ): Promise<FinalPage> => {
    const url = new URL(address)
    const cookies = jar.get(url.host) ?? new Map<string, string>()
    jar.set(url.host, cookies)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const text of response.headers.getSetCookie()) keep(cookies, text)
    const html = await response.text()
    const location = response.headers.get('location')
    if (location !== null && !location.includes('#')) return send(new URL(location, url).href, {})
    const stoppedAt = location === null ? url.href : new URL(location, url).href
    return {
      url: stoppedAt,
      status: response.status,
      html,
      submit: (fields) => submit(send, { url: stoppedAt, html, fields }),
    }
  }
  return { go: (url) => send(url, {}) }
}

function keep(cookies: Map<string, string>, text: string): void {
  const [pair = ''] = text.split(';')
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (value === '' || /expires=Thu, 01 Jan 1970/i.test(text)) cookies.delete(name)
  else cookies.set(name, value)
}

async function submit(
  send: (
    address: string,
    init: { readonly method?: string; readonly body?: URLSearchParams },
  ) => Promise<FinalPage>,
  { url, html, fields }: { url: string; html: string; fields: Readonly<Record<string, string>> },
): Promise<FinalPage> {
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1] ?? url
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  const form = new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    ...fields,
  })
  return send(new URL(action, url).href, { method: 'POST', body: form })
}
