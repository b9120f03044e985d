import { Pool } from 'pg'
import { type Contender, type Item, ITEMS_ON_A_SHELF, LISTED, SHELVES, storedItem } from './contender.ts'

const COLUMNS = 'id, shelf, place, name, price, is_sold'

/** What stays when everything is left out: prepared statements on a table of exactly these columns. */
export async function openBareSql(url: string, connections: number): Promise<Contender> {
  const pool = new Pool({ connectionString: url, max: connections })
  await pool.query(
    'create table bare_items (id text primary key, shelf text, place int, name text, price float8, is_sold boolean)',
  )
  await pool.query('create index bare_items_by_place on bare_items (shelf, place)')
  const run = async (name: string, text: string, values: readonly unknown[]) =>
    pool.query<{ readonly count?: string }>({ name, text, values: [...values] })
  const createAll = async (items: readonly Item[]) => {
    const { rowCount } = await run(
      'createAll',
      `insert into bare_items (${COLUMNS})
        select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::float8[], $6::boolean[])`,
      columnsOf(items),
    )
    return () => rowCount ?? 0
  }
  await createAll(Array.from({ length: SHELVES * ITEMS_ON_A_SHELF }, (_, number) => storedItem(number)))
  await pool.query('vacuum analyze bare_items')

  return {
    name: 'bare SQL',
    async create({ id, shelf, place, name, price, isSold }) {
      const text = `insert into bare_items (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)`
      const { rowCount } = await run('create', text, [id, shelf, place, name, price, isSold])
      return () => rowCount ?? 0
    },
    async read(id) {
      const { rows } = await run('read', `select ${COLUMNS} from bare_items where id = $1`, [id])
      return () => rows.length
    },
    async list(shelf) {
      const text = `select ${COLUMNS} from bare_items where shelf = $1 order by place, id limit ${LISTED}`
      const { rows } = await run('list', text, [shelf])
      return () => rows.length
    },
    createAll,
    async count(shelf) {
      const { rows } = await run('count', 'select count(*) from bare_items where shelf = $1', [shelf])
      return () => Number(rows[0]?.count)
    },
    [Symbol.asyncDispose]: () => pool.end(),
  }
}

function columnsOf(items: readonly Item[]): readonly unknown[] {
  return [
    items.map(({ id }) => id),
    items.map(({ shelf }) => shelf),
    items.map(({ place }) => place),
    items.map(({ name }) => name),
    items.map(({ price }) => price),
    items.map(({ isSold }) => isSold),
  ]
}
