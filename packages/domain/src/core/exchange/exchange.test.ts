import { describe, expect, test } from 'vitest'
import { calendarInstant, calendarLine, calendarText } from './calendar-line.ts'
import { csvTable } from './csv.ts'
import { cancelShiftEvent, changeShiftEvent, newShiftEvent, shiftEventLines } from './shift-event.ts'
import { utf8Length, utf8Octets } from '../text/utf8.ts'

describe('calendar lines', () => {
  test('[DS4] 76 ASCII octets become 75, then a space and 1; 75 stay one line', () => {
    expect(calendarLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a\r\n`)
    expect(calendarLine('a'.repeat(75))).toBe(`${'a'.repeat(75)}\r\n`)
  })

  test('[DS4] the space counts, so a further line holds 74 octets of text', () => {
    expect(calendarLine('a'.repeat(150))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a\r\n`)
  })

  test('[DS4] a character is never split, and no line is longer than 75 octets', () => {
    expect(calendarLine(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é\r\n`)
    expect(calendarLine(`${'a'.repeat(73)}é`)).toBe(`${'a'.repeat(73)}é\r\n`)
    const folded = calendarLine(`SUMMARY:${'🍲日é'.repeat(60)}`)
    const lines = folded.split('\r\n')
    expect(Math.max(...lines.map(utf8Length))).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'🍲日é'.repeat(60)}\r\n`)
  })

  test('[DS4] octets are those of UTF-8', () => {
    expect(utf8Octets('aé日🍲')).toEqual(new Uint8Array([97, 195, 169, 230, 151, 165, 240, 159, 141, 178]))
    expect(utf8Octets('\ud800')).toEqual(new Uint8Array([239, 191, 189]))
    expect(utf8Length('aé日🍲')).toBe(10)
  })
})

describe('shifts in a calendar', () => {
  const hour = 3_600_000
  const startMs = Date.UTC(2026, 4, 3, 20)
  const first = newShiftEvent('shift-7@brigade', 'Grill', {
    startMs,
    endMs: startMs + 8 * hour,
    place: 'Bar, Paris',
  })

  test('[DS5] moved twice, then cancelled: SEQUENCE 3, CANCELLED, the same UID', () => {
    const moved = changeShiftEvent(changeShiftEvent(first, { startMs: startMs + hour }), { place: 'Terrace' })
    const cancelled = cancelShiftEvent(moved)
    expect([first.sequence, moved.sequence, cancelled.sequence]).toEqual([0, 2, 3])
    const lines = shiftEventLines(cancelled, startMs).split('\r\n')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain('UID:shift-7@brigade')
  })

  test('[DS5] another title, the same time, or cancelling twice does not count', () => {
    expect(changeShiftEvent(first, { title: 'Sauce' })).toMatchObject({ title: 'Sauce', sequence: 0 })
    expect(changeShiftEvent(first, { startMs }).sequence).toBe(0)
    expect(cancelShiftEvent(cancelShiftEvent(first)).sequence).toBe(1)
  })

  test('[DS5] the event of a shift, line by line', () => {
    expect(shiftEventLines(first, Date.UTC(2026, 4, 1, 8, 5, 9, 250))).toBe(
      [
        'BEGIN:VEVENT',
        'UID:shift-7@brigade',
        'DTSTAMP:20260501T080509Z',
        'DTSTART:20260503T200000Z',
        'DTEND:20260504T040000Z',
        'SUMMARY:Grill',
        String.raw`LOCATION:Bar\, Paris`,
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        '',
      ].join('\r\n'),
    )
    expect(shiftEventLines({ ...first, place: '' }, startMs)).not.toContain('LOCATION')
  })

  test('[DS5] a typed title cannot begin a line of its own', () => {
    expect(calendarText('a;b,c\\d\r\nATTENDEE:x\ny')).toBe(String.raw`a\;b\,c\\d\nATTENDEE:x\ny`)
    expect(calendarInstant(0)).toBe('19700101T000000Z')
  })
})

describe('CSV', () => {
  const lineOf = (kind: 'text' | 'number', field: string) =>
    csvTable([{ heading: 'Name', kind }], [[field]]).replace(/^Name\r\n/, '')
  const text = (field: string) => lineOf('text', field)
  const number = (field: string) => lineOf('number', field)

  test('[DS6] =1+1 gets an apostrophe; a "b", c is quoted and its quotes doubled', () => {
    expect(text('=1+1')).toBe("'=1+1\r\n")
    expect(text('a "b", c')).toBe('"a ""b"", c"\r\n')
  })

  test('[DS6] each sign that starts a formula is guarded, at the start only', () => {
    expect(['+1', '-1', '@x', '\tx', '\rx'].map(text)).toEqual(
      ["'+1", "'-1", "'@x", "'\tx", '"\'\rx"'].map((field) => `${field}\r\n`),
    )
    expect(['a=1', '', 'salt'].map(text)).toEqual(['a=1\r\n', '\r\n', 'salt\r\n'])
    expect(text('=A1,B1')).toBe('"\'=A1,B1"\r\n')
    expect(text('two\nlines')).toBe('"two\nlines"\r\n')
  })

  test('[DS6] number columns keep their sign, but hold no formula', () => {
    expect(['-12.50', '0.125', '7'].map(number)).toEqual(['-12.50\r\n', '0.125\r\n', '7\r\n'])
    expect(number('-1+cmd()')).toBe("'-1+cmd()\r\n")
    expect(number('')).toBe('\r\n')
  })

  test('[DS6] a table ends each line with CRLF and guards its headings', () => {
    const columns = [
      { heading: 'Name', kind: 'text' },
      { heading: '+/-', kind: 'number' },
    ] as const
    expect(csvTable(columns, [['-Thyme', '-3'], ['Salt']])).toBe("Name,'+/-\r\n'-Thyme,-3\r\nSalt,\r\n")
  })
})
