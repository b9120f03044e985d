import type { Translate } from '../../../messages/text.tsx'
import type { SignedInDevice } from './sessions.ts'

/** What a signed-in device is, as far as it is known. */
export function deviceInWords(
  t: Translate,
  { browser, system }: Pick<SignedInDevice, 'browser' | 'system'>,
): string {
  if (browser === '' && system === '') return t('settings.sessions.unknown')
  if (browser === '') return t('settings.sessions.unknownBrowser', { system })
  if (system === '') return t('settings.sessions.unknownSystem', { browser })
  return t('settings.sessions.device', { browser, system })
}
