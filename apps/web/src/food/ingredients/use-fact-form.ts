import { useState } from 'react'
import type { ZodType } from 'zod'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'

/** What a form says of a new fact: the fact itself, or what is wrong with which field. */
export type ReadFact<Fact, Field extends string> =
  | { readonly fact: Fact }
  | { readonly problems: { readonly [Each in Field]?: MessageKey } }

interface FactFormOptions<Form extends object, Fact, Field extends string> {
  /** Names the form and whose it is. */
  readonly name: string
  /** Of the fact: fields of the form that have the same names take their limits from it. */
  readonly schema: ZodType
  readonly empty: Form
  readonly facts: Fact[]
  readonly read: (form: Form) => ReadFact<Fact, Field>
  /** The list with a new fact in it. */
  readonly withFact: (fact: Fact) => Fact[]
  readonly save: (facts: Fact[]) => void
  /** Said when one was taken away, beside the way back. */
  readonly removed: MessageKey
}

/** One of an ingredient's lists of facts while one more is typed, and while one is taken away. */
export function useFactForm<Form extends object, Fact, Field extends string>(
  options: FactFormOptions<Form, Fact, Field>,
) {
  const t = useText()
  const { facts, save } = options
  const { values, setValues, clear, isChanged, field } = useDraft(options.schema, {
    name: options.name,
    start: options.empty,
  })
  const [problems, setProblems] = useState<{ readonly [Each in Field]?: MessageKey }>({})
  return {
    form: values,
    change: setValues,
    field,
    /** What is wrong with a field, in words. */
    problemOf: (name: Field): string | undefined => {
      const key = problems[name]
      return key === undefined ? undefined : t(key)
    },
    remove: (taken: Fact) => {
      save(facts.filter((each) => each !== taken))
      offerUndo({ text: t(options.removed), undo: () => save(facts) })
    },
    /** What a `FactsSection` asks of the form. */
    section: {
      isTyped: isChanged,
      onAdd: (): boolean => {
        const read = options.read(values)
        setProblems('problems' in read ? read.problems : {})
        if ('problems' in read) return false
        save(options.withFact(read.fact))
        clear()
        return true
      },
      onCancel: () => {
        clear()
        setProblems({})
      },
    },
  }
}
