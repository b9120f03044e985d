const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** First letter of a key by the number of digits that follow it. */
const LENGTHS = ['a', 'b', 'c', 'd']

/**
 * The sort key of the place `index` in a fresh list: a0, a1 … az, b00, b01 … Keys compare as plain text in the
 * order of the list, and there is always room for a fractional index between two of them.
 * @throws RangeError when the index is negative or above some 15 million
 */
export function sortKeyAt(index: number): string {
  let rest = index
  for (const [position, letter] of LENGTHS.entries()) {
    const places = position + 1
    const room = DIGITS.length ** places
    if (rest >= 0 && rest < room) return letter + digitsOf(rest, places)
    rest -= room
  }
  throw new RangeError(`no sort key for place ${index}`)
}

function digitsOf(value: number, places: number): string {
  let text = ''
  let rest = value
  for (let place = 0; place < places; place += 1) {
    text = DIGITS.charAt(rest % DIGITS.length) + text
    rest = Math.floor(rest / DIGITS.length)
  }
  return text
}
