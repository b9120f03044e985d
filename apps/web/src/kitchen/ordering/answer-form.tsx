import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { LineAnswer, Substitute } from '@brigade/domain/kitchen/ordering/order.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { usePackWords } from './pack-words.ts'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { type AnswerProblems, type LineToAnswer, type TypedLineAnswer, useAnswer } from './use-answer.ts'
import { answerOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface LineProps {
  readonly line: LineToAnswer
  readonly answerLine: TypedLineAnswer
  /** What is wrong with it, once it was tried. */
  readonly problems: AnswerProblems | undefined
  readonly onChange: (changes: Partial<TypedLineAnswer>) => void
}

function AnswerLine({ line, answerLine, problems, onChange }: LineProps) {
  const t = useText()
  const packs = usePackWords()
  const { answer } = answerLine
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
          value={answerLine.packs}
          problem={problems?.packs === true ? t('supply.receive.packsWrong') : undefined}
          onChange={({ target }) => onChange({ packs: target.value })}
        />
      ) : null}
      {answer === 'substitute' ? (
        <TextField
          label={t('supply.answer.instead')}
          hint={t('supply.answer.insteadHint')}
          maxLength={maxLengthOf(Substitute, 'name')}
          value={answerLine.instead}
          problem={problems?.instead === true ? t('supply.product.nameMissing') : undefined}
          onChange={({ target }) => onChange({ instead: target.value })}
        />
      ) : null}
      {answer === 'none' ? null : (
        <NumberField
          label={t('supply.product.price')}
          unit={line.price.currency}
          value={answerLine.price}
          problem={problems?.price === true ? t('supply.receive.priceWrong') : undefined}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      )}
    </fieldset>
  )
}

/** A supplier's answer, line by line; what is not touched is as ordered. */
export function AnswerForm(props: Parameters<typeof useAnswer>[0]) {
  const t = useText()
  const form = useAnswer(props)
  return (
    <Form onSubmit={form.answer}>
      <Stack gap={12}>
        <FormProblems />
        <SupplyProblem problem={form.problem} />
        {props.lines.map((line) => (
          <AnswerLine
            key={line.lineId}
            line={line}
            answerLine={form.answerOf(line)}
            problems={form.problemsOf(line)}
            onChange={(changes) => form.say(line, changes)}
          />
        ))}
        <TextArea
          label={t('supply.send.note')}
          optional={t('common.optional')}
          rows={2}
          maxLength={maxLengthOf(answerOrder.input, 'note')}
          value={form.note}
          onChange={({ target }) => form.setNote(target.value)}
        />
        <Cluster justify="end">
          <SendButton>{t('supply.answer.submit')}</SendButton>
        </Cluster>
      </Stack>
    </Form>
  )
}
