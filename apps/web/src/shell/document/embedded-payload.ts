import { type EmbeddedPayload, PAYLOAD_ELEMENT_ID } from '../../lib/reading/payload.ts'

/** What the server put into this document, or null when there is nothing. */
export function readEmbedded(): EmbeddedPayload | null {
  const text = document.querySelector(`#${PAYLOAD_ELEMENT_ID}`)?.textContent
  return text === undefined || text === null || text === '' ? null : JSON.parse(text)
}
