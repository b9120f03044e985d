import type { OwnServer } from './own-server.ts'

/** Asks a server for paths as a browser would, and follows no redirect; what has a body is posted. */
export function fetchFrom(server: OwnServer) {
  return (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
    fetch(server.url + path, {
      headers,
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
    })
}
