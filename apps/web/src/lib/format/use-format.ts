import { useLocale } from '../../messages/text.tsx'
import { createFormat, type Format } from './format.ts'

/** The formatters of the reader's language. */
export function useFormat(): Format {
  return createFormat(useLocale())
}
