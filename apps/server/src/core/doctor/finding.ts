/** What one look at one thing came to. */
export interface Finding {
  /** What was looked at: `Disk`, `Clock`. */
  readonly subject: string
  /** `good`: nothing to do. `advice`: it works, and could be better. `act`: something must be done. */
  readonly verdict: 'good' | 'advice' | 'act'
  /** One sentence: what is well, or what to do. */
  readonly sentence: string
}

/** Makes the findings of one subject. */
export function findingsOf(subject: string) {
  const as =
    (verdict: Finding['verdict']) =>
    (sentence: string): Finding => ({ subject, verdict, sentence })
  return { good: as('good'), advice: as('advice'), act: as('act') }
}

const LABELS: Readonly<Record<Finding['verdict'], string>> = {
  good: 'ok     ',
  advice: 'advice ',
  act: 'TO DO  ',
}

/** The findings as an operator reads them, one on each line, and what they come to. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ subject, verdict, sentence }) => `${LABELS[verdict]} ${subject}: ${sentence}`)
  const todo = findings.filter(({ verdict }) => verdict === 'act').length
  const summary =
    todo === 0 ? 'Nothing must be done.' : `${todo} ${todo === 1 ? 'thing' : 'things'} must be done.`
  return [...lines, '', summary].join('\n')
}
