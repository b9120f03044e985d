import './form.css'
import { FormContext } from '@brigade/design-system/atoms/form-context.ts'
import { ErrorSummary } from '@brigade/design-system/molecules/error-summary.tsx'
import { type ComponentProps, useContext } from 'react'
import { useText } from '../../messages/text.tsx'
import { useFormState } from './use-form-state.ts'

const CONTROLS = 'input, select, textarea'

/** The control of this id, or the first beside or within what has the id. */
function controlAt(id: string): HTMLElement | null {
  const place = document.getElementById(id)
  if (place === null || place.matches(CONTROLS)) return place
  return (
    place.querySelector<HTMLElement>(CONTROLS) ??
    place.parentElement?.querySelector<HTMLElement>(CONTROLS) ??
    null
  )
}

/** All that is wrong with the form around it, each line a way to its field. Put it above the fields. */
export function FormProblems() {
  const t = useText()
  const problems = useContext(FormContext)?.problems ?? new Map<string, string>()
  return (
    <ErrorSummary
      title={t('common.problems', { count: problems.size })}
      problems={[...problems].map(([field, text]) => ({ field, text }))}
      onField={(field) => controlAt(field)?.focus()}
    />
  )
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  /** Sends what was typed; a promise keeps the form busy until it is settled. */
  readonly onSubmit: () => unknown
}

/**
 * A form: sent once at a time however often one presses, its submit button shows that it is under way, and what its
 * fields find wrong is led to.
 */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const { root, submit, ...state } = useFormState<HTMLFormElement>(onSubmit)
  return (
    <FormContext value={state}>
      <form
        {...rest}
        noValidate
        ref={root}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a dialog of another form is drawn inside it for React.
          event.stopPropagation()
          void submit()
        }}
      >
        {children}
      </form>
    </FormContext>
  )
}
