import { twinOf } from '@brigade/domain/core/text/twin-name.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import type { Translate } from '../../../messages/text.tsx'

/** What is wrong with a name that another row could be taken for; nothing when there is none. */
export function twinProblem(
  t: Translate,
  name: string,
  others: readonly StoredDocument<{ readonly name: string }>[],
): ReadonlyMap<string, string> {
  const twin = twinOf(
    name,
    others.map(({ content }) => content.name),
  )
  return twin === undefined ? new Map() : new Map([['name', t('setup.twin', { name: twin })]])
}
