const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g
const STRONG = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g

/**
 * A text without the marks of markdown, for people to read: a link as its words with the address behind them, strong
 * words without stars. No word is lost.
 */
export function plainWords(text: string): string {
  return text.replaceAll(LINK, '$1 ($2)').replaceAll(STRONG, '$2')
}
