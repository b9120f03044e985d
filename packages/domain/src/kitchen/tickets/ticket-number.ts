const PLAIN = /^\d+$/

/**
 * The number of the next ticket of a service day (product, E29): one more than the highest plain number. A device without
 * network counts on in a block of its own, such as `B-14`, so that two devices never give one number.
 * @param numbers - all numbers of the day, in any order
 * @param block - the device's letter while it is without network
 */
export function nextTicketNumber(numbers: readonly string[], block?: string): string {
  const start = block === undefined ? '' : `${block}-`
  const counts = numbers
    .filter((number) => number.startsWith(start) && PLAIN.test(number.slice(start.length)))
    .map((number) => Number(number.slice(start.length)))
  return `${start}${Math.max(0, ...counts) + 1}`
}
