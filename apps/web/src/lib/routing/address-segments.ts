/** The parts of an address, without search part and hash: `jobs`, `j1` of `/jobs/j1`; one empty part of `/`. */
export function addressSegments(pathname: string): readonly string[] {
  return (pathname.startsWith('/') ? pathname.slice(1) : pathname).split('/')
}

/** The way back: `/jobs/j1`. */
export function pathnameOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`
}
