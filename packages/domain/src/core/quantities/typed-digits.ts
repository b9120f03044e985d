/** The first digits of the scripts beside Latin that people write numbers in: Arabic, Persian, full width. */
const ZEROS = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0))
const DIGITS = 10

/** Marks of the direction of writing, which come along when a number is pasted. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Spaces and apostrophes between thousands; full stops or commas where the other one is the decimal sign. */
const THOUSANDS = /^\d{1,3}(?:(?:[\s'’٬]\d{3})+(?=$|[.,])|(?:\.\d{3})+(?=,)|(?:,\d{3})+(?=\.))/u

function latinDigit(sign: string): string {
  const code = sign.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + DIGITS)
  return zero === undefined ? sign : String(code - zero)
}

/** A typed or pasted text with the digits 0 to 9 and their signs, and without marks of direction and spaces around it. */
export function latinDigits(text: string): string {
  return text
    .replace(DIRECTION, '')
    .trim()
    .replace(/[٠-٩۰-۹０-９]/gu, latinDigit)
    .replace('٫', '.')
    .replace('،', ',')
}

/**
 * A typed or pasted number in the digits 0 to 9, without what only parts its thousands: "١٢٫٥" is "12.5", "1 250,5" is
 * "1250,5". What is no number stays as it is.
 */
export function plainNumber(text: string): string {
  return latinDigits(text).replace(THOUSANDS, (thousands) => thousands.replace(/\D/gu, ''))
}

/** A whole number from 0 to `most` as it is typed; undefined when it is none, or larger. */
export function wholeFromTyped(text: string, most: number): number | undefined {
  const plain = plainNumber(text)
  const whole = /^\d{1,9}$/u.test(plain) ? Number(plain) : undefined
  return whole !== undefined && whole <= most ? whole : undefined
}
