import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { useEffect, useRef, useState } from 'react'
import type { ZodType } from 'zod'
import type { FieldProblem } from '../problems/field-problem.ts'
import { problemsIn } from './draft-problems.ts'
import { deleteDraft, loadDraft, saveDraft } from './draft-storage.ts'
import { type FieldLimits, limitsOf } from './field-limits.ts'

/** Fields whose value is any text, rather than one of a few words. */
type TextField<Form> = {
  [Field in keyof Form]: string extends Form[Field] ? Field : never
}[keyof Form] &
  string

/** What the control of a text field takes. */
interface FieldProps {
  readonly value: string
  readonly maxLength: number | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

/** A form while it is filled in. */
export interface FormDraft<Form> {
  /** The current values: what the form starts with, overlaid by what was typed. */
  readonly values: Form
  readonly setValues: (part: Partial<Form>) => void
  /** What the schema says of a field: the most characters, and whether it may stay empty. */
  readonly limitsOf: (field: keyof Form & string) => FieldLimits
  /** What does not fit the schema, by field; empty until `check` was called. */
  readonly problems: ReadonlyMap<string, FieldProblem>
  /** Whether every field fits the schema; from then on `problems` says which do not. */
  readonly check: () => boolean
  /** Says nothing of problems until `check` is called again. */
  readonly uncheck: () => void
  /** Value, limits and change of a text field, for its control. */
  readonly field: (name: TextField<Form>) => FieldProps
  /** Deletes what was typed: it was sent or discarded. */
  readonly clear: () => void
  /** Forgets what was saved of it; what was typed since stays, under the name that the form has from then on. */
  readonly settle: (saved: Form) => void
  /** Something was typed, now or before a reload. */
  readonly isChanged: boolean
}

interface DraftOptions<Form> {
  /** Names the form and whose it is; null for one that keeps nothing, such as a sample. */
  readonly name: string | null
  readonly start: Form
  /** Where the start has empty lists or tables: the same with a row in each, which tells what a kept row looks like. */
  readonly sample?: Form
  /** The schema is that of the form itself: what was kept comes back whole, with all that it was begun from, or not at all. */
  readonly whole?: ZodType<Form>
  /** Fields that are never kept, such as a password. */
  readonly secrets?: readonly (keyof Form & string)[]
}

/** What is typed into the form, and its storage. */
function useTyped<Form extends object>({ name, start, sample, whole, secrets = [] }: DraftOptions<Form>) {
  const [typed, setTyped] = useState<Partial<Form>>(() =>
    name === null ? {} : loadDraft(name, whole ?? sample ?? start),
  )
  // What was typed last, also before it is drawn: one event may type twice, or type and clear.
  const newest = useRef(typed)
  const setValues = (part: Partial<Form>) => {
    const next = { ...(whole !== undefined && start), ...newest.current, ...part }
    const isKept = ([field]: readonly [string, unknown]) => !secrets.some((secret) => secret === field)
    if (name !== null) saveDraft(name, Object.fromEntries(Object.entries(next).filter(isKept)))
    newest.current = next
    setTyped(next)
  }
  const clear = () => {
    if (name !== null) deleteDraft(name)
    newest.current = {}
    setTyped({})
  }
  const settle = (saved: Form) => {
    if (name !== null) deleteDraft(name)
    newest.current = differing(saved, newest.current)
    setTyped(newest.current)
  }
  // A form that has become something else, such as a new job that is a draft now, is kept under that name.
  const keptAs = useRef(name)
  useEffect(() => {
    if (keptAs.current === name) return
    keptAs.current = name
    if (name !== null && Object.keys(newest.current).length > 0) saveDraft(name, newest.current)
  }, [name])
  return { typed, setValues, clear, settle }
}

/** One field with its value; written out as an object, its name would be forgotten. */
function fieldPart<Form>(name: TextField<Form>, value: string): Partial<Form> {
  const single: Partial<Form> = {}
  return Object.assign(single, { [name]: value })
}

const NO_PROBLEMS: ReadonlyMap<string, FieldProblem> = new Map()

/**
 * What is typed into a form, kept on this device with every letter until it has arrived.
 * @param schema - of what is sent: fields of the form that have the same names take their limits from it
 */
export function useDraft<Form extends object>(schema: ZodType, options: DraftOptions<Form>): FormDraft<Form> {
  const { typed, setValues, clear, settle } = useTyped(options)
  const [isTried, setTried] = useState(false)
  const values = { ...options.start, ...typed }
  return {
    values,
    setValues,
    limitsOf: (field) => limitsOf(schema, field),
    problems: isTried ? problemsIn(schema, values) : NO_PROBLEMS,
    check: () => {
      setTried(true)
      return problemsIn(schema, values).size === 0
    },
    uncheck: () => setTried(false),
    field: (name) => ({
      value: String(values[name]),
      maxLength: limitsOf(schema, name).maxLength,
      onChange: ({ target }) => setValues(fieldPart(name, target.value)),
    }),
    clear: () => {
      setTried(false)
      clear()
    },
    settle,
    isChanged: Object.keys(typed).length > 0,
  }
}
