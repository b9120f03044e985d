import { useText } from '../../messages/text.tsx'
import type { Row } from './use-team-steps.ts'

/** Whom a step is about: one person by name, several by number; and how a letter begins. */
export function useNames(rows: readonly Row[]): { readonly names: string; readonly greeted: string } {
  const t = useText()
  const [only] = rows
  if (rows.length === 1 && only !== undefined) {
    const { displayName } = only.content.cvSnapshot
    return { names: displayName, greeted: displayName.split(' ')[0] ?? displayName }
  }
  return { names: t('hiring.people', { count: rows.length }), greeted: t('hiring.template.several') }
}
