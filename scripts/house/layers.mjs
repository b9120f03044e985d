// Which contexts may import which: arrows point down, folders form no circle, and a feature of the web has one door.
import { isTest } from './modules.mjs'

const DOMAIN = 'packages/domain/src/'
const SERVER = 'apps/server/src/'
const WEB = 'apps/web/src/'
const CONTEXTS = ['access', 'people', 'food', 'kitchen', 'hiring', 'search']
/** Lowest first. What stands in no list (the roots that put all together) may import everything. */
const FLOORS = {
  [DOMAIN]: ['core', ...CONTEXTS],
  [SERVER]: ['core', ...CONTEXTS],
  [WEB]: ['lib', 'shell', ...CONTEXTS, 'home', 'showcase'],
}
/** Folders of the web that are no features: whoever needs them imports their files. */
const SHARED = ['lib', 'shell', 'messages', 'service-worker']

const layerOf = (file) => Object.keys(FLOORS).find((layer) => file.startsWith(layer))
const floorOf = (file, layer) => FLOORS[layer].indexOf(file.slice(layer.length).split('/')[0])

/** The folder that stands for a file when circles are looked for; undefined for the roots. */
function roomOf(file) {
  const layer = layerOf(file)
  if (layer === undefined) return undefined
  const parts = file.slice(layer.length).split('/')
  if (parts.length === 1) return undefined
  if (layer === SERVER || SHARED.includes(parts[0]) || parts.length === 2) return `${layer}${parts[0]}`
  return `${layer}${parts[0]}/${parts[1]}`
}

function arrows(modules) {
  return (
    [...modules.values()]
      .filter(({ file }) => !isTest(file) && layerOf(file) !== undefined)
      // A list of all pages is a registry, not a wish of the shell's.
      .flatMap(({ file, imports }) =>
        imports.filter(({ specifier, from }) => specifier !== from).map(({ from }) => ({ file, from })),
      )
      .filter(({ file, from }) => layerOf(from) === layerOf(file))
  )
}

/** Imports from a floor above. */
export function upwardImports(modules) {
  return arrows(modules)
    .filter(({ file, from }) => {
      const [own, other] = [file, from].map((path) => floorOf(path, layerOf(file)))
      return own >= 0 && other > own
    })
    .map(({ file, from }) => `${file} imports upward from ${from}`)
}

/** Groups of folders that import each other in a circle. */
export function circles(modules) {
  const out = new Map()
  for (const { file, from } of arrows(modules)) {
    const [own, other] = [roomOf(file), roomOf(from)]
    if (own === undefined || other === undefined || own === other) continue
    out.set(own, (out.get(own) ?? new Set()).add(other))
  }
  const ways = new Map([...out.keys()].map((room) => [room, roomsBelow(out, room)]))
  const inCircle = [...ways].filter(([room, below]) => below.has(room)).map(([room]) => room)
  const groups = new Set(
    inCircle.map((room) =>
      inCircle
        .filter((other) => ways.get(room).has(other) && ways.get(other).has(room))
        .toSorted((one, other) => one.localeCompare(other))
        .join(', '),
    ),
  )
  return [...groups].map(
    (group) =>
      `these folders import each other in a circle: ${group}; what both need belongs into a third below them`,
  )
}

function roomsBelow(out, start) {
  const below = new Set()
  const open = [...(out.get(start) ?? [])]
  while (open.length > 0) {
    const room = open.pop()
    if (below.has(room)) continue
    below.add(room)
    open.push(...(out.get(room) ?? []))
  }
  return below
}

function featureOf(file) {
  const parts = file.slice(WEB.length).split('/')
  if (!file.startsWith(WEB) || parts.length < 2 || SHARED.includes(parts[0])) return undefined
  return parts.length === 2 ? parts[0] : `${parts[0]}/${parts[1]}`
}

function crossings(modules) {
  return arrows(modules).filter(({ file, from }) => {
    const [own, other] = [featureOf(file), featureOf(from)]
    return own !== undefined && other !== undefined && own !== other
  })
}

/** How often features of the web import from another one. */
export const crossFeatureImports = (modules) => crossings(modules).length

/** Imports of a feature's inside, past its `public.ts`. Code that is fetched later comes from its own file. */
export function sideDoors(modules) {
  return crossings(modules)
    .filter(({ file, from }) => {
      const { imports, text } = modules.get(file)
      const { specifier } = imports.find((entry) => entry.from === from)
      return !from.endsWith('/public.ts') && !text.includes(`import('${specifier}')`)
    })
    .map(({ file, from }) => `${file} imports ${from}, not the feature's public.ts`)
}
