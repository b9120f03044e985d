import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'

interface FactRow {
  readonly key: string
  readonly title: string
  readonly detail?: string
  readonly trail?: string | undefined
  readonly remove: () => void
}

interface FactsSectionProps {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly none: string
  readonly add: string
  readonly mayChange: boolean
  readonly rows: readonly FactRow[]
  /** The fields of a new one. */
  readonly fields: ReactNode
  /** Adds what was typed; false keeps the form open with its problems. */
  readonly onAdd: () => boolean
  /** Something typed before a reload waits: the form is open at once. */
  readonly isTyped: boolean
  /** Lets go of what was typed. */
  readonly onCancel: () => void
}

/** A short list of facts about an ingredient, with a form for one more. */
export function FactsSection(props: FactsSectionProps) {
  const { id, title, intro, none, add, mayChange, rows, fields, onAdd, isTyped, onCancel } = props
  const t = useText()
  const [isOpen, setOpen] = useState(isTyped)
  const submit = () => {
    if (onAdd()) setOpen(false)
  }
  const cancel = () => {
    onCancel()
    setOpen(false)
  }
  return (
    <section className="ingredient-part" aria-labelledby={id}>
      <Cluster justify="between">
        <h2 id={id}>{title}</h2>
        {mayChange && !isOpen ? <Button onClick={() => setOpen(true)}>{add}</Button> : null}
      </Cluster>
      <p className="ingredient-quiet">{rows.length === 0 ? `${intro} ${none}` : intro}</p>
      {rows.length === 0 ? null : (
        <Cells>
          {rows.map(({ key, title: words, detail, trail, remove }) => (
            <Cell
              key={key}
              title={words}
              detail={detail}
              trail={
                <>
                  {trail}
                  {mayChange ? (
                    <Button
                      tone="plain"
                      shape="icon"
                      aria-label={t('ingredients.remove', { what: words })}
                      onClick={remove}
                    >
                      <Icon of={X} />
                    </Button>
                  ) : null}
                </>
              }
            />
          ))}
        </Cells>
      )}
      {isOpen ? (
        <Form onSubmit={submit} className="fact-form">
          <Stack gap={12}>
            <FormProblems />
            {fields}
            <Cluster>
              <SubmitButton tone="primary">{t('common.add')}</SubmitButton>
              <Button onClick={cancel}>{t('common.cancel')}</Button>
            </Cluster>
          </Stack>
        </Form>
      ) : null}
    </section>
  )
}
