import type { Place } from './search-entry.ts'

/** Cells are squares of 180/2^level degrees: from about 1,250 km on the equator, by halves, down to 1.2 km. */
const LEVELS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const
/** Each makes a lookup dearer; a circle fits into so many without much around it. */
const MOST_CELLS = 16
const METRES_PER_DEGREE = 111_195
const HALF_TURN = 180
const TURN = 360
const RIGHT_ANGLE = 90

const sizeOf = (level: number): number => HALF_TURN / 2 ** level
const cell = (level: number, row: number, column: number): string => `@${level}:${row}:${column}`
const rowOf = (latitude: number, level: number): number =>
  Math.floor((latitude + RIGHT_ANGLE) / sizeOf(level))
const columnOf = (longitude: number, level: number): number =>
  Math.floor((longitude + HALF_TURN) / sizeOf(level))

/** The cells a place lies in, one of each size. */
export function cellsOf({ latitude, longitude }: Place): readonly string[] {
  return LEVELS.map((level) =>
    cell(level, rowOf(latitude, level), columnOf(longitude, level) % 2 ** (level + 1)),
  )
}

/** Cells that cover everything within a distance of a place; undefined when that would be half the globe. */
export function cellsAround(centre: Place, metres: number): readonly string[] | undefined {
  const height = metres / METRES_PER_DEGREE
  const [south, north] = [centre.latitude - height, centre.latitude + height]
  if (south <= -RIGHT_ANGLE || north >= RIGHT_ANGLE) return undefined
  const radians = Math.PI / HALF_TURN
  const reach = Math.sin(height * radians) / Math.cos(centre.latitude * radians)
  if (reach >= 1) return undefined
  const width = Math.asin(reach) / radians
  for (const level of LEVELS.toReversed()) {
    const rows = range(rowOf(south, level), rowOf(north, level))
    const columns = range(
      columnOf(centre.longitude - width, level),
      columnOf(centre.longitude + width, level),
    )
    const around = TURN / sizeOf(level)
    if (rows.length * columns.length > MOST_CELLS || columns.length >= around) continue
    return rows.flatMap((row) => columns.map((column) => cell(level, row, (column + around) % around)))
  }
  return undefined
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
