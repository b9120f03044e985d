import * as z from 'zod'

/** Where a browser takes messages, and the keys that only it can read them with [W3C Push API, RFC 8291]. */
export const PushAddress = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
})
export type PushAddress = Readonly<z.infer<typeof PushAddress>>
