const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20
/** Bytes from here on would make some letters likelier than others. */
const FAIR_BYTES = 248

/** A new document id or request id: 20 letters and digits by chance, made on this device. */
export function newId(): string {
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR_BYTES && id.length < LENGTH) id += LETTERS[byte % LETTERS.length]
    }
  }
  return id
}
