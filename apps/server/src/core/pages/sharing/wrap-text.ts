const ELLIPSIS = '…'
/** More than any picture shows; nobody's text of a megabyte is measured word by word. */
const MOST_LETTERS = 200

interface Frame {
  readonly room: number
  readonly lines: number
  /** How wide a line is drawn, in the same unit as the room. */
  readonly widthOf: (line: string) => number
}

/** Text in lines that fit, as few words cut as possible; what does not fit ends in an ellipsis. */
export function wrapText(text: string, { room, lines, widthOf }: Frame): readonly string[] {
  const letters = Array.from(text.trim())
  const words = letters.slice(0, MOST_LETTERS).join('').split(/\s+/u)
  const done: string[] = []
  let isCut = letters.length > MOST_LETTERS
  for (const word of words) {
    const last = done.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= room) done[done.length - 1] = longer
    else if (done.length < lines) done.push(word)
    else {
      isCut = true
      break
    }
  }
  return done.map((line, at) => fitted(line, isCut && at === done.length - 1, { room, widthOf }))
}

function fitted(line: string, isCut: boolean, { room, widthOf }: Omit<Frame, 'lines'>): string {
  if (!isCut && widthOf(line) <= room) return line
  const letters = Array.from(line)
  while (letters.length > 0 && widthOf(letters.join('') + ELLIPSIS) > room) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}
