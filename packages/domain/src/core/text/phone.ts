import * as z from 'zod'

/** A phone number in international form: + and 2 to 15 digits, the first not 0 [ITU-T E.164] (rule DS3). */
export const Phone = z.string().regex(/^\+[1-9]\d{1,14}$/)
export type Phone = z.infer<typeof Phone>

/** A typed number without spaces, dots, hyphens and brackets; undefined when it is none in international form. */
export function phoneFromTyped(text: string): Phone | undefined {
  const phone = Phone.safeParse(text.replace(/[\s.\-()[\]\u00a0\u2010-\u2014]/g, ''))
  return phone.success ? phone.data : undefined
}
