/** What a kitchen has gathered, and what a day of it adds. */
export interface YearsSize {
  readonly days: number
  readonly recipes: number
  /** Foods of the catalogue that it keeps. */
  readonly foods: number
  /** Suppliers that have quoted for each food. */
  readonly prices: number
  readonly tickets: number
  readonly movements: number
  readonly orders: number
}

/** A busy kitchen of sixty seats after one year and after three. */
export const yearSizes = {
  1: {
    days: 365,
    recipes: 600,
    foods: 600,
    prices: 3,
    tickets: 15_000,
    movements: 20_000,
    orders: 1_200,
  },
  3: {
    days: 1_095,
    recipes: 1_500,
    foods: 800,
    prices: 4,
    tickets: 45_000,
    movements: 60_000,
    orders: 3_600,
  },
} as const satisfies Readonly<Record<number, YearsSize>>
