import type { FieldProblem } from '../../data/field-problem.ts'
import { useText } from '../../messages/text.tsx'

/** Why a field does not fit, in a sentence that says what to do. */
export function useFieldWords(): (problem: FieldProblem, label: string) => string {
  const t = useText()
  return ({ field: path, reason }, label) => {
    const field = label
    const isItem = path.includes('.')
    switch (reason.kind) {
      case 'short':
      case 'long': {
        const values = { field, limit: reason.limit }
        return isItem ? t(`cards.why.${reason.kind}Item`, values) : t(`cards.why.${reason.kind}`, values)
      }
      case 'few':
      case 'many':
        return t(`cards.why.${reason.kind}`, { field, limit: reason.limit })
      case 'address':
        return t('cards.why.address', { field })
      case 'e-mail':
        return t('cards.why.email', { field })
      case 'other':
        return t('cards.edit.wrong', { field })
    }
  }
}
