import type { RecipeCost } from './cost-report.ts'

/** How many of the lines that have an amount lack their price or another part of their cost. */
export interface PricesMissing {
  readonly missing: number
  readonly of: number
}

/**
 * What to say in place of a total of which most is missing (rule CO8); undefined where half or more is known. Lines
 * without an amount that could cost anything, such as "a pinch", are not counted.
 */
export function mostPricesMissing({ lines }: Pick<RecipeCost, 'lines'>): PricesMissing | undefined {
  const counted = lines.filter(
    (line) => line.kind === 'known' || (line.why.reason !== 'words' && line.why.reason !== 'no-amount'),
  )
  const missing = counted.filter(
    (line) => line.kind === 'unknown' || (line.source.kind === 'recipe' && line.source.isMostlyMissing),
  ).length
  return missing * 2 > counted.length ? { missing, of: counted.length } : undefined
}
