/** Steps of the space scale, in CSS pixels at the usual text size. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48
