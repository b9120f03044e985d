// Exported names that mean two things within one package.
import { isTest } from './modules.mjs'

const packageOf = (file) => file.split('/').slice(0, 2).join('/')

/** Exported names that several files of a package define, as `{ name, isType, files }`. */
export function doubledNames(modules) {
  const places = new Map()
  for (const { file, exports } of modules.values()) {
    if (isTest(file) || file.endsWith('.specimens.tsx') || !/\/src\//.test(file)) continue
    for (const { name, isType, isOwn } of exports) {
      if (!isOwn || name === null) continue
      const key = `${packageOf(file)} ${name}`
      const known = places.get(key) ?? { name, isType: true, files: new Set() }
      places.set(key, { name, isType: known.isType && isType, files: known.files.add(file) })
    }
  }
  return [...places.values()]
    .filter(({ files }) => files.size > 1)
    .map((each) => ({ ...each, files: [...each.files] }))
}
