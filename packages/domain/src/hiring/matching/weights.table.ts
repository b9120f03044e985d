/**
 * How much each part of a match counts; together 100. Our own choice: what somebody can do weighs as much as whether the
 * post suits them, and no single part decides alone.
 */
export const matchWeights = {
  level: 25,
  skills: 20,
  languages: 15,
  distance: 15,
  certificates: 10,
  pay: 10,
  dates: 5,
} as const
