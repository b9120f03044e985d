import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { answerOrder } from '@brigade/domain/ordering/order-functions.ts'
import { LineAnswer, type OrderLine } from '@brigade/domain/ordering/order.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../data/use-call.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { usePackWords } from './pack-words.ts'
import { SupplyProblem } from './supply-problem.tsx'

/** A line as it is asked of the supplier. */
export type AskedLine = Pick<OrderLine, 'name' | 'pack' | 'packs' | 'price' | 'note'> & {
  readonly lineId: string
}

interface AnswerFormProps {
  readonly order: z.infer<typeof answerOrder.input>['order']
  readonly lines: readonly AskedLine[]
  readonly onDone: () => void
}

interface Said {
  readonly answer: z.infer<typeof LineAnswer>
  readonly packs: string
  /** What comes instead. */
  readonly instead: string
}

const asOrdered = ({ packs }: AskedLine): Said => ({ answer: 'ok', packs: String(packs), instead: '' })

const isWhole = (packs: string) => /^\d+$/u.test(packs.trim())

/** What the call says of a line; a substitute comes in the same pack for the same price. */
function toSend(line: AskedLine, { answer, packs, instead }: Said) {
  const { lineId, pack, price } = line
  return {
    lineId,
    answer,
    ...(answer === 'short' || answer === 'substitute' ? { packs: Number(packs) } : {}),
    ...(answer === 'substitute' && {
      substitute: { name: instead.trim(), pack, price, allergens: {} },
    }),
  }
}

function Line({
  line,
  said,
  onChange,
}: {
  readonly line: AskedLine
  readonly said: Said
  readonly onChange: (changes: Partial<Said>) => void
}) {
  const t = useText()
  const packs = usePackWords()
  const { answer } = said
  return (
    <fieldset className="receive-line">
      <legend>
        {t('supply.answer.line', { packs: line.packs, name: line.name, pack: packs(line.pack) })}
      </legend>
      {line.note === '' ? null : <p className="supply-quiet">{line.note}</p>}
      <SelectField
        label={t('supply.answer.label')}
        choices={LineAnswer.options.map((each) => ({ value: each, label: t(`supply.answer.${each}`) }))}
        value={answer}
        onChange={({ target }) => onChange({ answer: LineAnswer.parse(target.value) })}
      />
      {answer === 'short' || answer === 'substitute' ? (
        <NumberField
          label={t('supply.answer.packs')}
          inputMode="numeric"
          value={said.packs}
          problem={isWhole(said.packs) ? undefined : t('supply.receive.packsWrong')}
          onChange={({ target }) => onChange({ packs: target.value })}
        />
      ) : null}
      {answer === 'substitute' ? (
        <TextField
          label={t('supply.answer.instead')}
          hint={t('supply.answer.insteadHint')}
          maxLength={120}
          value={said.instead}
          onChange={({ target }) => onChange({ instead: target.value })}
        />
      ) : null}
    </fieldset>
  )
}

/** A supplier's answer, line by line; what is not touched is as ordered. */
export function AnswerForm({ order, lines, onDone }: AnswerFormProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const [typed, setTyped] = useState<Readonly<Record<string, Said>>>({})
  const [note, setNote] = useState('')
  const { send, isPending, problem } = useCall(answerOrder)
  useUnsaved(Object.keys(typed).length > 0 || note !== '')
  const saidOf = (line: AskedLine) => typed[line.lineId] ?? asOrdered(line)
  const isComplete = lines.map(saidOf).every(({ answer, packs, instead }) => {
    if (answer === 'short') return isWhole(packs)
    return answer !== 'substitute' || (isWhole(packs) && instead.trim() !== '')
  })
  const answer = async () => {
    const said = lines.map((line) => toSend(line, saidOf(line)))
    const outcome = await send({ order, lines: said, note: note.trim() })
    if (outcome.state === 'done') onDone()
  }
  return (
    <Stack gap={12}>
      <SupplyProblem problem={problem} />
      {lines.map((line) => (
        <Line
          key={line.lineId}
          line={line}
          said={saidOf(line)}
          onChange={(changes) => setTyped({ ...typed, [line.lineId]: { ...saidOf(line), ...changes } })}
        />
      ))}
      <TextArea
        label={t('supply.send.note')}
        optional={t('common.optional')}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Cluster justify="end">
        <Button
          tone="primary"
          disabled={isOffline || !isComplete}
          isPending={isPending}
          onClick={() => void answer()}
        >
          {t(isOffline ? 'common.needsConnection' : 'supply.answer.submit')}
        </Button>
      </Cluster>
    </Stack>
  )
}
