/** Names of the caches of one build. */
export interface Keeper {
  readonly assets: string
  readonly pages: string
}

const OURS = 'brigade-'
const ASSETS = `${OURS}assets-`

/** Where a build keeps its files, and the pages that are made of them. */
export function keeperOf(build: string): Keeper {
  return { assets: ASSETS + build, pages: `${OURS}pages-${build}` }
}

/**
 * Caches whose build no tab runs any more. The build before this one stays, for tabs that still do; a page never outlives
 * the files it needs, or it would stand there and never come alive.
 * @param names - of all caches, the oldest first
 */
export function oldCaches(names: readonly string[], build: string): readonly string[] {
  const builds = names.filter((name) => name.startsWith(ASSETS)).map((name) => name.slice(ASSETS.length))
  const before = builds.filter((each) => each !== build).slice(-1)
  const needed = new Set([build, ...before].flatMap((each) => Object.values(keeperOf(each))))
  return names.filter((name) => name.startsWith(OURS) && !needed.has(name))
}
