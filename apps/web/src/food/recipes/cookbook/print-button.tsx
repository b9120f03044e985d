import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useText } from '../../../messages/text.tsx'
import { useIsInBrowser } from '../../../lib/store/use-is-in-browser.ts'

/** Puts the page on paper; without JavaScript the browser's own menu does. */
export function PrintButton() {
  const t = useText()
  if (!useIsInBrowser()) return null
  return <Button onClick={() => globalThis.print()}>{t('cookbook.print')}</Button>
}
