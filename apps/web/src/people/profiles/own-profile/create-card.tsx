import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import type { ReactNode } from 'react'
import type { ZodType } from 'zod'
import { problemsIn } from '../../../lib/drafts/draft-problems.ts'
import { type FormDraft, useDraft } from '../../../lib/drafts/use-draft.ts'
import type { WriteOutcome } from '../../../lib/writing/write.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { type CardField, CardInput, type Said } from '../../../shell/forms/card-input.tsx'
import type { CardKind } from '../../../shell/forms/card-kind.ts'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { useLeaveWhenMade } from '../../../shell/forms/use-leave-when-made.ts'

/** A field of a new card, and what is said when it does not fit. */
export interface NewCardField extends CardField {
  readonly missing?: MessageKey
}

/** How one kind of card is made. */
export interface NewCard<Content> {
  readonly kind: CardKind
  readonly title: MessageKey
  readonly intro: MessageKey
  readonly submit: MessageKey
  /** Names what is typed while it is kept. */
  readonly draft: string
  /** Reads what was typed; fields of the form that it does not know need nothing. */
  readonly schema: ZodType<Content>
  /** In the order of the page; fields of a list of their own stand beside each other. */
  readonly fields: readonly (NewCardField | readonly NewCardField[])[]
  /** What is said of fields that are not in the table. */
  readonly missing?: Readonly<Record<string, MessageKey>>
  readonly make: (content: Content) => Promise<WriteOutcome>
}

interface CreateCardProps<Content> extends NewCard<Content> {
  readonly start: Said
  /** Fields that no table has, below the others. */
  readonly children?: (draft: FormDraft<Said>, problem: (field: string) => string | undefined) => ReactNode
}

/** The page that makes a card of one kind from its table of fields. */
export function CreateCard<Content>(props: CreateCardProps<Content>) {
  const { kind, schema, fields, make, children } = props
  const t = useText()
  useLeaveWhenMade(kind)
  const draft = useDraft(schema, { name: props.draft, start: props.start })
  const { values, setValues, limitsOf } = draft
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
      {(problemOf) => {
        const input = (field: NewCardField) => (
          <CardInput
            key={field.name}
            field={field}
            limits={limitsOf(field.name)}
            value={values[field.name] ?? ''}
            problem={problemOf(field.name)}
            onChange={(value) => setValues({ [field.name]: value })}
          />
        )
        return (
          <>
            {fields.map((field) =>
              'name' in field ? input(field) : <Grid key={field[0]?.name}>{field.map(input)}</Grid>,
            )}
            {children?.(draft, problemOf)}
          </>
        )
      }}
    </CreateForm>
  )
}
