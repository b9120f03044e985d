import { createContext, useContext, useEffect } from 'react'

/** What the controls of a form and the form around them tell each other. */
export interface FormState {
  /** It is on its way: a second press does nothing. */
  readonly isSending: boolean
  /** What is wrong, by the id of the control, in the order of the page. */
  readonly problems: ReadonlyMap<string, string>
  /** A control says what is wrong with it; gives back how to take that away again. */
  readonly report: (id: string, text: string) => () => void
}

/** The form around a control; null outside of one. */
export const FormContext = createContext<FormState | null>(null)

/** Tells the form around a control what is wrong with it, for the summary above the fields. */
export function useReportedProblem(id: string, problem: string | undefined): void {
  const report = useContext(FormContext)?.report
  useEffect(() => (problem === undefined ? undefined : report?.(id, problem)), [report, id, problem])
}
