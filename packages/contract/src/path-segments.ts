/** The parts of a path, from the root: `kitchens`, `k1`; none of the root itself. */
export function segmentsOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('/')
}

/** The way back: the path that these parts make. */
export function pathOf(segments: readonly string[]): string {
  return segments.join('/')
}
