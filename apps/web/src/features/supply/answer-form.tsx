import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { LineAnswer } from '@brigade/domain/ordering/order.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { usePackWords } from './pack-words.ts'
import { SupplyProblem } from './supply-problem.tsx'
import { type AskedLine, problemsOf, type SaidLine, useAnswer } from './use-answer.ts'

interface LineProps {
  readonly line: AskedLine
  readonly said: SaidLine
  readonly onChange: (changes: Partial<SaidLine>) => void
}

function AnswerLine({ line, said, onChange }: LineProps) {
  const t = useText()
  const packs = usePackWords()
  const { answer } = said
  const problems = problemsOf(line, said)
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
          problem={problems.packs ? t('supply.receive.packsWrong') : undefined}
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
      {answer === 'none' ? null : (
        <NumberField
          label={t('supply.product.price')}
          unit={line.price.currency}
          value={said.price}
          problem={problems.price ? t('supply.receive.priceWrong') : undefined}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      )}
    </fieldset>
  )
}

/** A supplier's answer, line by line; what is not touched is as ordered. */
export function AnswerForm(props: Parameters<typeof useAnswer>[0]) {
  const t = useText()
  const isOffline = useIsOffline()
  const form = useAnswer(props)
  return (
    <Stack gap={12}>
      <SupplyProblem problem={form.problem} />
      {props.lines.map((line) => (
        <AnswerLine
          key={line.lineId}
          line={line}
          said={form.saidOf(line)}
          onChange={(changes) => form.say(line, changes)}
        />
      ))}
      <TextArea
        label={t('supply.send.note')}
        optional={t('common.optional')}
        rows={2}
        maxLength={1000}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
      <Cluster justify="end">
        <Button
          tone="primary"
          disabled={isOffline || !form.isComplete}
          isPending={form.isPending}
          onClick={() => void form.answer()}
        >
          {t(isOffline ? 'common.needsConnection' : 'supply.answer.submit')}
        </Button>
      </Cluster>
    </Stack>
  )
}
