import type { ReactNode } from 'react'
import type { ZodType } from 'zod'
import { problemsIn } from '../../../lib/drafts/draft-problems.ts'
import { type FormDraft, useDraft } from '../../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../../lib/writing/write.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { type FieldTable, type FormValues, TableFields } from '../../../shell/forms/card-input.tsx'
import type { CardKind } from '../../../shell/forms/card-kind.ts'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { useLeaveWhenCreated } from '../../../shell/forms/use-leave-when-created.ts'

/** How one kind of card is made. */
export interface NewCard<Content> {
  readonly kind: CardKind
  readonly title: MessageKey
  readonly intro: MessageKey
  readonly submit: MessageKey
  /** Names the draft on this device. */
  readonly draft: string
  /** Reads what was typed; fields of the form that it does not know need nothing. */
  readonly schema: ZodType<Content>
  readonly fields: FieldTable
  /** Messages for fields that are not in the table. */
  readonly missing?: Readonly<Record<string, MessageKey>>
  readonly make: (content: Content) => Promise<WriteOutcome>
}

interface CreateCardProps<Content> extends NewCard<Content> {
  readonly start: FormValues
  /** Fields that no table has, below the others. */
  readonly children?: (
    draft: FormDraft<FormValues>,
    problem: (field: string) => string | undefined,
  ) => ReactNode
}

/** The page that makes a card of one kind from its table of fields. */
export function CreateCard<Content>(props: CreateCardProps<Content>) {
  const { kind, schema, fields, make, children } = props
  const t = useText()
  useLeaveWhenCreated(kind)
  const draft = useDraft(schema, { name: props.draft, start: props.start })
  const { values } = draft
  const problems = [...problemsIn(schema, values).keys()].flatMap((field) => {
    const missing = fields.flat().find(({ name }) => name === field)?.missing ?? props.missing?.[field]
    return missing === undefined ? [] : [{ field, text: t(missing) }]
  })
  return (
    <CreateForm
      title={t(props.title)}
      intro={t(props.intro)}
      submitLabel={t(props.submit)}
      draft={draft}
      problems={problems}
      then={paths.people(kind).dashboard}
      make={() => make(schema.parse(values))}
    >
      {(problemOf) => (
        <>
          <TableFields
            fields={fields}
            draft={draft}
            onChange={draft.setValues}
            problemOf={({ name }) => problemOf(name)}
          />
          {children?.(draft, problemOf)}
        </>
      )}
    </CreateForm>
  )
}
