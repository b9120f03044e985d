import { type Content, contentAt } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { readQuery } from './query.ts'
import { QueryView } from './query-view.ts'

/** What a reader sees at a place, whole or through a query as the protocol writes it. @throws Refusal */
export function find(root: Content, path: Path, wireQuery: unknown): Content {
  const content = contentAt(root, path)
  const query = wireQuery === undefined || wireQuery === null ? undefined : readQuery(wireQuery)
  return query === undefined ? content : new QueryView(query, content).result()
}
