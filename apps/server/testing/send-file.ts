import { clientAt, type KitchenClient } from './kitchen-client.ts'

const BOUNDARY = 'b'

/** Where a kitchen's file lies in the file store. */
export function kitchenFileName({ kitchenId }: Pick<KitchenClient, 'kitchenId'>, id: string): string {
  return `kitchens/${kitchenId}/safety record/${id}`
}

/**
 * Stores a PDF of a kitchen's as the web does: its document first, then its bytes.
 * @param bytes - begin with `%PDF-`
 * @returns the status of the answer to the bytes
 */
export async function sendKitchenFile(
  url: string,
  client: KitchenClient,
  id: string,
  bytes: Buffer,
): Promise<number> {
  const path = kitchenFileName(client, id)
  const owner = { collection: 'kitchens', id: client.kitchenId }
  const about = { path, owner, purpose: 'safety record', contentType: 'application/pdf', name: id }
  await clientAt(url, client).write({ [`files/${id}`]: { ...about, size: bytes.length, state: 'uploading' } })
  const metadata = JSON.stringify({ name: path, contentType: 'application/pdf' })
  const head = `--${BOUNDARY}\r\n\r\n${metadata}\r\n--${BOUNDARY}\r\n\r\n`
  const answer = await fetch(`${url}/v0/b/brigade/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${client.token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${BOUNDARY}`,
    },
    body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--`)])),
  })
  return answer.status
}

/** The bytes of a kitchen's file; undefined when the store does not give them. */
export async function readKitchenFile(
  url: string,
  client: Pick<KitchenClient, 'kitchenId' | 'token'>,
  id: string,
): Promise<Buffer | undefined> {
  const address = `${url}/v0/b/brigade/o/${encodeURIComponent(kitchenFileName(client, id))}?alt=media`
  const answer = await fetch(address, { headers: { authorization: `Firebase ${client.token}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return answer.status === 200 ? bytes : undefined
}
