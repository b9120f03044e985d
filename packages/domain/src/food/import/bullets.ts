/** Signs that stand before an entry of a list, beside the "-", "*" and "+" of markdown. */
export const BULLETS = '•·▪▫◦‣●○◯■□▢☐☑✓✔►➤–—'

const LEADING = new RegExp(String.raw`^\s*(?:[${BULLETS}]\s+|[${BULLETS.replace(/[–—]/g, '')}])+(?=\S)`, 'u')
const CHECKBOX = /^\s*\[[ x]?\]\s+(?=\S)/i

/** A line without the sign of a list or the box to tick before it; a minus sign before a number stays. */
export function withoutBullet(text: string): string {
  return text.replace(LEADING, '').replace(CHECKBOX, '')
}
