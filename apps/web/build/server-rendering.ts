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

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  open: () => Promise<[Renderer, unknown]>,
) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const [renderer, assets] = await open()
  const page = await renderer.render({ path: pathname, search, language: 'en-GB', payload: null, assets })
  if (page.redirect !== undefined) response.writeHead(page.status, { location: page.redirect }).end()
  else response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
}

/** Draws pages on Vite's own servers, `vite` and `vite preview`, without the product's server. */
export function serverRendering(): Plugin {
  return {
    name: 'brigade:server-rendering',
    configureServer(vite) {
      const open = async (): Promise<[Renderer, unknown]> => {
        // The module is ours: its shape is `Renderer`.
        const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Renderer
        return [renderer, 'development']
      }
      return () => {
        vite.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
          if (wantsPage(request)) answer(request, response, open).catch(next)
          else next()
        })
      }
    },
    configurePreviewServer(vite) {
      const dist = resolve(import.meta.dirname, '../dist')
      const open = async (): Promise<[Renderer, unknown]> => {
        const renderer: Renderer = await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)
        return [renderer, JSON.parse(readFileSync(resolve(dist, 'client/.vite/manifest.json'), 'utf8'))]
      }
      vite.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
        if (wantsPage(request)) answer(request, response, open).catch(next)
        else next()
      })
    },
  }
}
