import { type TreeContent, contentAt } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { readTreeQuery } from './query.ts'
import { QueryView } from './query-view.ts'

/** What a reader sees at a place, whole or through a query as the protocol writes it. @throws Refusal */
export function find(root: TreeContent, path: Path, wireQuery: unknown): TreeContent {
  const content = contentAt(root, path)
  const query = wireQuery === undefined || wireQuery === null ? undefined : readTreeQuery(wireQuery)
  return query === undefined ? content : new QueryView(query, content).result()
}
