/** Somebody who speaks the storage protocol by hand. */
export interface StorageClient {
  /** Any request below `/v0/b/brigade/o`. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Uploads in one request, as the SDK does. */
  put(name: string, bytes: Uint8Array | string, metadata?: object): Promise<Response>
  /** Begins an upload in pieces; gives its address. */
  begin(name: string, size: number, metadata?: object): Promise<Response>
  /** A step of an upload in pieces. */
  step(url: string, command: string, offset?: number, bytes?: Uint8Array): Promise<Response>
}

const BOUNDARY = '0123456789'

/** The body of an upload in one request. */
export function multipartBody(metadata: object, bytes: Uint8Array | string): Buffer {
  const head =
    `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
    `--${BOUNDARY}\r\nContent-Type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${BOUNDARY}--`)])
}

/** The headers of an upload in one request. */
export const multipartHeaders = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': `multipart/related; boundary=${BOUNDARY}`,
} as const

/** @param token - who asks; nobody when absent */
export function storageClient(url: string, token?: string): StorageClient {
  const own: Record<string, string> = token === undefined ? {} : { authorization: `Firebase ${token}` }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/v0/b/brigade/o${path}`, {
      ...init,
      headers: { ...own, ...Object.fromEntries(new Headers(init.headers)) },
    })
  return {
    call,
    put: (name, bytes, metadata = {}) =>
      call(`?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: multipartHeaders,
        body: new Uint8Array(multipartBody({ name, ...metadata }, bytes)),
      }),
    begin: (name, size, metadata = {}) =>
      call(`?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(size),
        },
        body: JSON.stringify({ name, ...metadata }),
      }),
    step: (address, command, offset, bytes) =>
      fetch(address, {
        method: 'POST',
        headers: {
          ...own,
          'x-goog-upload-command': command,
          ...(offset !== undefined && { 'x-goog-upload-offset': String(offset) }),
        },
        ...(bytes !== undefined && { body: new Uint8Array(bytes) }),
      }),
  }
}
