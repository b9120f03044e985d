import '@brigade/design-system/design-system.css'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { openMessages } from '../src/messages/open-messages.ts'
import { MessagesProvider } from '../src/messages/text.tsx'

/** A part of the product alone, in English. */
export async function renderWithText(part: ReactNode) {
  const i18n = await openMessages('en-GB')
  return render(<MessagesProvider value={i18n}>{part}</MessagesProvider>)
}
