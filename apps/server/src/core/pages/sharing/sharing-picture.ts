import { fileURLToPath } from 'node:url'
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { escapeUTF8 } from 'entities/escape'
import type { SharedPage } from '../web-build.ts'
import { wrapText } from './wrap-text.ts'

/** Our mark and letters in light colours, as in the design system's wordmark, for pictures made without its styles. */
const BRAND = {
  width: 304,
  drawing: `<g transform="scale(1.6)">
<path fill="#b596f3" d="M9 7h30v37l-5-4-5 4-5-4-5 4-5-4-5 4Z"/>
<rect fill="#e6dbfe" x="2" y="3" width="44" height="7" rx="3.5"/>
<g fill="none" stroke="#261447" stroke-width="4.6" stroke-linecap="round"><path d="M18 15v18"/><circle cx="24.5" cy="27" r="6.5"/></g>
</g>
<g transform="translate(92 16) scale(0.58)">
<g fill="none" stroke="#ffffff" stroke-width="10.5" stroke-linecap="round">
<path d="M7 7v60"/><circle cx="28" cy="46" r="20.5"/><path d="M72 67V26M72 46q1-20 19-20"/><path d="M110 34v33"/>
<circle cx="150" cy="46" r="20.5"/><path d="M171 26v42q0 19-21 19-9 0-16-5"/><circle cx="212" cy="46" r="20.5"/>
<path d="M233 26v41"/><circle cx="274" cy="46" r="20.5"/><path d="M295 7v60"/><path d="M317 46h40a20.5 20.5 0 1 0-7 15"/>
</g>
<path fill="#d1bdfb" d="M97 22a13 13 0 0 1 26 0ZM108 4h4v6h-4Z"/>
</g>`,
} as const

/** Size that messengers and networks show whole [The Open Graph protocol; 1.91 : 1]. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const ROOM = WIDTH - 2 * MARGIN
const TITLE = { size: 76, weight: 700, lines: 3, spacing: 92, baseline: 270, colour: '#ffffff' } as const
const FACTS = { size: 36, weight: 400, lines: 1, spacing: 0, baseline: 556, colour: '#e6dbfe' } as const

type Style = (typeof TITLE | typeof FACTS) & { readonly isFromRight: boolean }

const font = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}.ttf`))
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
    fontFiles: [
      font('inter/400Regular/Inter_400Regular'),
      font('inter/700Bold/Inter_700Bold'),
      font('noto-sans-arabic/400Regular/NotoSansArabic_400Regular'),
      font('noto-sans-arabic/700Bold/NotoSansArabic_700Bold'),
    ],
  },
}

/** Text whose first letter is written from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Makes the whole line run from the right, Latin names in it too [UAX 9, RLE]. */
const EMBEDDED_FROM_RIGHT = '\u202B'

/** Text as XML may hold it: signs that it forbids are left out. */
function escaped(text: string): string {
  return escapeUTF8(text.replaceAll(/[\p{Cc}\p{Cn}\p{Cs}]+/gu, ' '))
}

/** A shared page's picture as PNG, 1200 × 630: our name, the title on at most three lines, a line of facts. */
export async function sharingPicture({ title, facts }: SharedPage): Promise<Buffer> {
  const isFromRight = RIGHT_TO_LEFT.test(title)
  const svg = svgOf([
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#412670"/>`,
    `<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="#986de6"/>`,
    `<g transform="translate(${isFromRight ? WIDTH - MARGIN - BRAND.width : MARGIN} 64)">${BRAND.drawing}</g>`,
    ...linesOf(title, { ...TITLE, isFromRight }),
    ...linesOf(facts.join(' · '), { ...FACTS, isFromRight }),
  ])
  return (await renderAsync(svg, options)).asPng()
}

function linesOf(text: string, style: Style): readonly string[] {
  const lines = wrapText(text, { room: ROOM, lines: style.lines, widthOf: (line) => widthOf(line, style) })
  const across = style.isFromRight ? `x="${WIDTH - MARGIN}" text-anchor="end"` : `x="${MARGIN}"`
  return lines.map((line, at) => textOf(line, style, `${across} y="${style.baseline + at * style.spacing}"`))
}

function widthOf(line: string, style: Style): number {
  return new Resvg(svgOf([textOf(line, style, `y="${style.baseline}"`)]), options).getBBox()?.width ?? 0
}

function textOf(line: string, { size, weight, colour, isFromRight }: Style, place: string): string {
  const words = isFromRight ? EMBEDDED_FROM_RIGHT + escaped(line) : escaped(line)
  const family = isFromRight ? 'Noto Sans Arabic' : 'Inter'
  return `<text ${place} font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}">${words}</text>`
}

function svgOf(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}
