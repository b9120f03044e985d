import { HttpsUrl } from '@brigade/domain/core/geo/address.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import * as z from 'zod'

/** A tick of a form, which is `on` or empty. */
export const Tick = z.string().transform((tick) => tick !== '')

/** A whole number as it is typed, between two ends. */
export function typedWhole(least: number, most: number) {
  return z.string().transform((typed, context) => {
    const whole = wholeFromTyped(typed, most)
    if (whole !== undefined && whole >= least) return whole
    context.addIssue({ code: 'custom', message: 'whole' })
    return z.NEVER
  })
}

/** The same where nothing may be typed: undefined then. */
export function optionalWhole(least: number, most: number) {
  const whole = typedWhole(least, most)
  return z.string().transform((typed, context) => {
    if (typed.trim() === '') return undefined
    const read = whole.safeParse(typed)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: 'whole' })
    return z.NEVER
  })
}

const WHOLE_PCT = 100

/** A share as typed, such as "28,5", brought to a canonical decimal above 0 and up to 100. */
export const TypedPercent = z.string().transform((typed, context) => {
  const read = decimalFromTyped(typed)
  if (read.ok && read.decimal !== '0' && Number(read.decimal) <= WHOLE_PCT) return read.decimal
  context.addIssue({ code: 'custom', message: 'percent' })
  return z.NEVER
})

/** A temperature as typed, such as "-18" or "5,5": undefined when nothing is. */
export const TypedTemperature = z.string().transform((typed, context) => {
  const text = typed.trim()
  if (text === '') return undefined
  const isBelow = /^[-−–]/u.test(text)
  const read = decimalFromTyped(isBelow ? text.slice(1) : text)
  if (read.ok) return isBelow && read.decimal !== '0' ? `-${read.decimal}` : read.decimal
  context.addIssue({ code: 'custom', message: 'temperature' })
  return z.NEVER
})

/** A web address as typed; one without its beginning gets `https://`, nothing is undefined. */
export const TypedWebsite = z.string().transform((typed, context) => {
  const text = typed.trim()
  if (text === '') return undefined
  const read = HttpsUrl.safeParse(/^[a-z]+:/iu.test(text) ? text : `https://${text}`)
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: 'website' })
  return z.NEVER
})
