import type { IncomingMessage } from 'node:http'

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/u)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * The address by which a request is routed. Whoever follows a link such as `/%E0%A4%A`, which cannot be decoded, is shown
 * the page of an address that leads nowhere: its signs stand for themselves. Programs are refused, see `refuseAddress`.
 */
export function readableAddress({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const isReader = headers.accept?.includes('text/html') === true
  return isReader && !isReadable(url) ? url.replaceAll('%', '%25') : url
}
