/** Rule DS7: text and what it stands on [WCAG 2.2, 1.4.3]. */
export const TEXT_CONTRAST = 4.5
/** Rule DS7: large text and controls [WCAG 2.2, 1.4.3 and 1.4.11]. */
export const LARGE_TEXT_CONTRAST = 3

const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66

/** What is to be told from its background. */
export type Seen =
  | { readonly kind: 'control' }
  | { readonly kind: 'text'; readonly px: number; readonly isBold: boolean }

/** The relative luminance of a colour `#rrggbb`, 0 for black to 1 for white [WCAG 2.2]. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast of two colours, 1 to 21, unrounded and the same either way round (rule DS7).
 * @param one - `#rrggbb`
 * @param other - `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The least contrast by what is seen: 3 for controls, text from 24 px and bold text from 18.66 px, else 4.5 (rule DS7). */
export function leastContrast(seen: Seen): number {
  if (seen.kind === 'control') return LARGE_TEXT_CONTRAST
  return seen.px >= (seen.isBold ? LARGE_BOLD_PX : LARGE_PX) ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST
}

/** Whether something can be told from its background; the contrast is compared unrounded (rule DS7). */
export function hasContrast(front: string, back: string, seen: Seen): boolean {
  return contrast(front, back) >= leastContrast(seen)
}
