import type { GeoPoint } from '@brigade/contract/search-index.ts'

/** Cells are squares of 180/2^level degrees: from about 1,250 km on the equator, by halves, down to 1.2 km. */
const LEVELS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const
/** Each makes a lookup dearer; a circle fits into so many without much around it. */
const MOST_CELLS = 16
/** The size that indexes of numbers by place have, about 80 km: a town lies in a few of them. */
const NUMBERED_LEVEL = 8
/** So many are looked through one after the other. */
const MOST_NUMBERED = 64
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
export function cellsOf({ latitude, longitude }: GeoPoint): readonly string[] {
  return LEVELS.map((level) =>
    cell(level, rowOf(latitude, level), columnOf(longitude, level) % 2 ** (level + 1)),
  )
}

/** The cell of an entry as one number, in SQL. */
export function cellColumn(): string {
  const size = sizeOf(NUMBERED_LEVEL)
  const [row, column] = [
    `floor((latitude + ${RIGHT_ANGLE}) / ${size})::int`,
    `floor((longitude + ${HALF_TURN}) / ${size})::int`,
  ]
  return `(${row} * ${TURN / size} + ${column} % ${TURN / size})`
}

/** Those numbers of cells that cover everything within a distance of a place; undefined when they are too many. */
export function numberedCellsAround(centre: GeoPoint, metres: number): readonly number[] | undefined {
  const box = boxAround(centre, metres)
  if (box === undefined) return undefined
  const { rows, columns } = cellsOfBox(box, NUMBERED_LEVEL)
  const around = TURN / sizeOf(NUMBERED_LEVEL)
  if (rows.length * columns.length > MOST_NUMBERED) return undefined
  return rows.flatMap((row) => columns.map((column) => row * around + ((column + around) % around)))
}

/** Cells that cover everything within a distance of a place; undefined when that would be half the globe. */
export function cellsAround(centre: GeoPoint, metres: number): readonly string[] | undefined {
  const box = boxAround(centre, metres)
  if (box === undefined) return undefined
  for (const level of LEVELS.toReversed()) {
    const { rows, columns } = cellsOfBox(box, level)
    const around = TURN / sizeOf(level)
    if (rows.length * columns.length > MOST_CELLS || columns.length >= around) continue
    return rows.flatMap((row) => columns.map((column) => cell(level, row, (column + around) % around)))
  }
  return undefined
}

/** In degrees; west and east may lie beyond the date line. */
interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

function boxAround(centre: GeoPoint, metres: number): Box | undefined {
  const height = metres / METRES_PER_DEGREE
  const [south, north] = [centre.latitude - height, centre.latitude + height]
  if (south <= -RIGHT_ANGLE || north >= RIGHT_ANGLE) return undefined
  const radians = Math.PI / HALF_TURN
  const reach = Math.sin(height * radians) / Math.cos(centre.latitude * radians)
  if (reach >= 1) return undefined
  const width = Math.asin(reach) / radians
  return { south, north, west: centre.longitude - width, east: centre.longitude + width }
}

function cellsOfBox({ south, north, west, east }: Box, level: number) {
  return {
    rows: range(rowOf(south, level), rowOf(north, level)),
    columns: range(columnOf(west, level), columnOf(east, level)),
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
