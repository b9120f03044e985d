import '@brigade/design-system/design-system.css'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openMessages } from '../src/messages/open-messages.ts'
import { App } from '../src/shell/app.tsx'

/** What every document of the product begins with: the theme, and what to do when a script is lost. */
async function runBeforePaint(): Promise<void> {
  const script = document.createElement('script')
  script.src = '/before-paint.js'
  const isLoaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
  document.head.append(script)
  await isLoaded
}

/** The whole product at an address, in English, on a screen that shows a dashboard as a desk does. */
export async function openPage(address: string) {
  await page.viewport(1280, 900)
  if (!('wearTheme' in globalThis)) await runBeforePaint()
  history.pushState(null, '', address)
  const { pathname, search } = location
  const i18n = await openMessages('en-GB')
  return render(<App i18n={i18n} language="en-GB" first={null} path={pathname} search={search} />)
}
