import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface Renderer {
  render(
    request: object,
  ): Promise<{ readonly status: number; readonly html: string; readonly redirect?: string }>
}

type Next = (problem?: unknown) => void

function wantsPage(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false)
}

interface Opened {
  readonly renderer: Renderer
  readonly assets: unknown
  /** What Vite adds to a page while it is worked on. */
  readonly finish?: (path: string, html: string) => Promise<string>
}

type Open = () => Promise<Opened>

async function answer(request: IncomingMessage, response: ServerResponse, open: Open): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const { renderer, assets, finish } = await open()
  const page = await renderer.render({ address: pathname, search, payload: null, assets })
  if (page.redirect !== undefined) {
    response.writeHead(page.status, { location: page.redirect }).end()
    return
  }
  const html = finish === undefined ? page.html : await finish(pathname, page.html)
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

function pages(open: Open) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (!wantsPage(request)) return next()
    try {
      return await answer(request, response, open)
    } catch (problem) {
      return next(problem)
    }
  }
}

/** Draws pages on Vite's own servers, `vite` and `vite preview`, without the product's server. */
export function serverRendering(): Plugin {
  return {
    name: 'brigade:server-rendering',
    configureServer(vite) {
      const open: Open = async () => {
        // The module is ours: its shape is `Renderer`.
        const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Renderer
        return {
          renderer,
          assets: 'development',
          finish: (path, html) => vite.transformIndexHtml(path, html),
        }
      }
      return () => void vite.middlewares.use(pages(open))
    },
    configurePreviewServer(vite) {
      const dist = resolve(import.meta.dirname, '../dist')
      const open: Open = async () => {
        const renderer: Renderer = await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)
        return {
          renderer,
          assets: JSON.parse(readFileSync(resolve(dist, 'client/.vite/manifest.json'), 'utf8')),
        }
      }
      vite.middlewares.use(pages(open))
    },
  }
}
