import type { LineAmount } from '../recipes/recipe-line.ts'
import type { DraftLine, RecipeDraft } from './recipe-draft.ts'

/** A line labelled by hand: file, line, amount with unit, name. */
export type LineLabel = readonly string[]

/** How one labelled line was read. */
export interface JudgedLine {
  readonly file: string
  readonly text: string
  readonly wanted: string
  readonly got: string
  /** Amount, unit and name are right. */
  readonly isRight: boolean
  /** A number was given that the label does not have: the worst that can happen. */
  readonly isWrongNumber: boolean
}

/** Marks a label of a heading, which is no line. */
export const HEADING_LABEL = '#'

/** An amount in the labels' notation: "150 g", "1-2 l", quotes around words, nothing for none. */
function shown(amount: LineAmount): string {
  if (amount.kind === 'exact') return `${amount.qty.amount} ${amount.qty.unit}`
  if (amount.kind === 'range') return `${amount.from.amount}-${amount.to.amount} ${amount.to.unit}`
  return amount.kind === 'words' ? `"${amount.words}"` : ''
}

/** The lines of a draft that stand for a labelled text; a line may go on over several lines of the file. */
export function linesOfText(draft: RecipeDraft | undefined, text: string): readonly DraftLine[] {
  return (draft?.lines ?? []).filter((line) => line.text === text || line.text.startsWith(`${text}\n`))
}

/**
 * Compares what was read with labels made by hand; headings are left out.
 * @param drafts - the drafts by the labels' file names
 */
export function judgeLabels(
  labels: readonly LineLabel[],
  drafts: ReadonlyMap<string, RecipeDraft>,
): readonly JudgedLine[] {
  return labels
    .filter(([, , amount]) => amount !== HEADING_LABEL)
    .map(([file = '', text = '', amount = '', name = '']) => {
      const lines = linesOfText(drafts.get(file), text)
      const line = lines.find((one) => shown(one.amount) === amount) ?? lines[0]
      const got = line === undefined ? 'not read' : shown(line.amount)
      const isName = line?.name.toLowerCase() === name.toLowerCase()
      return {
        file,
        text,
        wanted: `${amount} | ${name}`,
        got: `${got} | ${line?.name ?? ''}`,
        isRight: got === amount && isName,
        isWrongNumber: got !== amount && /^\d/.test(got),
      }
    })
}
