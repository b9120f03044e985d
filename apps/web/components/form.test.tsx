import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { isBusy, useUnsaved } from '../src/shell/busy.ts'
import { Form, FormProblems } from '../src/shell/forms/form.tsx'
import { renderWithText } from './render-with-text.tsx'

/** A form of two fields, both needed, that counts how often it was sent and ends a sending when told. */
function tryForm() {
  let sent = 0
  let end = () => undefined as void
  const send = () => {
    sent += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  return { send, sentTimes: () => sent, endSending: () => end() }
}

interface TableFormProps {
  readonly send: () => Promise<void>
  /** One field has no summary: what is wrong stands beside it. */
  readonly hasSummary?: boolean
}

function TableForm({ send, hasSummary = true }: TableFormProps) {
  const [values, setValues] = useState({ table: '', guest: '' })
  const [isTried, setTried] = useState(false)
  const problemOf = (field: keyof typeof values) =>
    isTried && values[field] === '' ? `The ${field} is missing` : undefined
  const submit = async () => {
    setTried(true)
    if (values.table !== '' && values.guest !== '') await send()
  }
  return (
    <Form onSubmit={submit}>
      {hasSummary ? <FormProblems /> : null}
      {(['table', 'guest'] as const).map((field) => (
        <TextField
          key={field}
          label={field}
          value={values[field]}
          problem={problemOf(field)}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

const focused = () => document.activeElement

test('a form is sent once however often one presses, and again when the first sending has ended', async () => {
  const { send, sentTimes, endSending } = tryForm()
  const screen = await renderWithText(<TableForm send={send} />)
  await screen.getByLabelText('table').fill('12')
  await screen.getByLabelText('guest').fill('Ada')
  const button = screen.getByRole('button', { name: 'Send' })
  const form = button.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await userEvent.keyboard('{Enter}')
  await expect.poll(sentTimes).toBe(1)
  endSending()
  await expect
    .poll(async () => {
      form?.requestSubmit()
      return sentTimes()
    })
    .toBe(2)
  endSending()
})

test('what is wrong is counted above the fields, takes the focus, and each line leads to its field', async () => {
  const { send, sentTimes } = tryForm()
  const screen = await renderWithText(<TableForm send={send} />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('2 things need your eye')).toBeVisible()
  await expect.poll(() => focused()?.classList.contains('error-summary')).toBe(true)
  await screen.getByRole('button', { name: 'The guest is missing' }).click()
  expect(focused()).toBe(screen.getByLabelText('guest').element())
  await screen.getByLabelText('guest').fill('Ada')
  await expect.element(screen.getByText('One thing needs your eye')).toBeVisible()
  expect(focused()).toBe(screen.getByLabelText('guest').element())
  expect(sentTimes()).toBe(0)
})

test('without a summary the focus goes to the first field that is wrong', async () => {
  const screen = await renderWithText(<TableForm send={tryForm().send} hasSummary={false} />)
  await screen.getByLabelText('table').fill('12')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(focused).toBe(screen.getByLabelText('guest').element())
  await expect.element(screen.getByLabelText('guest')).toHaveAttribute('aria-invalid', 'true')
})

test('a page with something unsaved is busy and asks before it is left; a saved one does neither', async () => {
  const asksBeforeLeaving = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { rerender, unmount } = await renderHook((isDirty: boolean = true) => useUnsaved(isDirty))
  expect([isBusy(), asksBeforeLeaving()]).toEqual([true, true])
  await rerender(false)
  expect([isBusy(), asksBeforeLeaving()]).toEqual([false, false])
  await rerender(true)
  await unmount()
  expect([isBusy(), asksBeforeLeaving()]).toEqual([false, false])
})
