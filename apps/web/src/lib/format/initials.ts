/** The first letters of the first and the last word of a name: "Ines Moreau" gives "IM". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => Array.from(word ?? '?')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
