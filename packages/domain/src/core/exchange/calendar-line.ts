import { utf8Length } from '../text/utf8.ts'

/** Rule DS4: octets of a line before its line break [RFC 5545 section 3.1]. */
export const CALENDAR_LINE_OCTETS = 75

const CRLF = '\r\n'

/**
 * A content line of an iCalendar file, folded and with its end (rule DS4): what does not fit into 75 octets goes on
 * after CRLF and one space, which counts. A character is never split.
 * @param line - name, parameters and value, without line breaks
 */
export function calendarLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = utf8Length(character)
    if (octets + size > CALENDAR_LINE_OCTETS) {
      folded += `${CRLF} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded + CRLF
}

/** A text as the value of a property: backslash, comma, semicolon and line breaks are escaped [RFC 5545 section 3.3.11]. */
export function calendarText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** An instant as a value in UTC: "20260503T200000Z" [RFC 5545 section 3.3.5]. */
export function calendarInstant(instantMs: number): string {
  return new Date(instantMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}
