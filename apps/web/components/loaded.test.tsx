import { useState } from 'react'
import { expect, test } from 'vitest'
import { Loaded } from '../src/lib/reading/loaded.tsx'
import { renderWithText } from './render-with-text.tsx'

function Profile() {
  const [value, setValue] = useState<string | null>(null)
  const form = (label: string) => <input aria-label={label} />
  return (
    <>
      <Loaded of={{ state: 'success', value, fromCache: false, hasPendingWrites: false }} empty={form('New')}>
        {form}
      </Loaded>
      <button type="button" onClick={() => setValue('Phone')}>
        Save
      </button>
    </>
  )
}

test('a form keeps what is typed when the document that it makes comes to be', async () => {
  const screen = await renderWithText(<Profile />)
  await screen.getByLabelText('New').fill('+44 161 496 0000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('+44 161 496 0000')
})
