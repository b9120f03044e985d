import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = ['./tokens.css', './contrast.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

type Colours = Readonly<Record<string, string>>

function blockAfter(selector: string): string {
  const start = css.indexOf(selector)
  return css.slice(start, css.indexOf('}', start))
}

function coloursOf(block: string, base: Colours): Colours {
  const found = [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6}|var\(--[\w-]+\))/gu)]
  const raw = { ...base, ...Object.fromEntries(found.map(([, name, value]) => [name, value])) }
  const resolve = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/u.exec(value)?.[1]
    return name === undefined ? value : resolve(raw[name] ?? '')
  }
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, resolve(String(value))]))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const light = coloursOf(blockAfter("[data-theme='light']"), {})
const dark = coloursOf(blockAfter("[data-theme='dark']"), light)
const dimmed = coloursOf(blockAfter('/* White areas'), dark)
const themes = { light, dark, dimmed }
const highContrast = {
  light: coloursOf(blockAfter("[data-contrast='more'][data-theme='light']"), light),
  dark: coloursOf(blockAfter("[data-contrast='more'][data-theme='dark']"), dark),
}

const edges = [
  ['border', 'surface'],
  ['border', 'bg'],
  ['focus', 'bg'],
  ['focus', 'surface'],
] as const

const texts: readonly (readonly [string, string])[] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text-2', 'bg'],
  ['text-2', 'bg-2'],
  ['text-2', 'surface'],
  ['link', 'bg'],
  ['link', 'bg-2'],
  ['link', 'surface'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-press', 'press'],
  ...['ok', 'warn', 'late', 'info', 'neutral'].map((state) => [state, `${state}-bg`] as const),
]

test('[DS7] the contrast of #767676 and #777777 on white', () => {
  expect(contrast('#767676', '#ffffff').toFixed(2)).toBe('4.54')
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48')
})

test('[NV5] purple has 11 shades from 50 to 950', () => {
  const shades = Object.keys(light).filter((name) => name.startsWith('purple-'))
  expect(shades).toHaveLength(11)
  expect(shades[0]).toBe('purple-50')
  expect(shades.at(-1)).toBe('purple-950')
})

describe.each(Object.entries(themes))('%s', (_, colours) => {
  test.each(texts)('[DS7] text %s on %s has 4.5:1', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('[DS7] control edge %s on %s has 3:1', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe.each(Object.entries(highContrast))('%s with more contrast', (_, colours) => {
  test.each(texts)('text %s on %s has 7:1', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(7)
  })

  test.each([...edges, ['line', 'surface'] as const])('edge %s on %s has 4.5:1', (front, back) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})
