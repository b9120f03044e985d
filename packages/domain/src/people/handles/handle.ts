import * as z from 'zod'

const SHORTEST = 3
const LONGEST = 30

/** First path segments of the site and names that would mislead (product, E03 and section 4). */
const reservedHandles: ReadonlySet<string> = new Set(
  `admin api help www mail brigade professional chef recruiter supplier kitchen
  apps auth subscribe dash dashboard chefs professionals recruiters brigade-users brigade-user
  suppliers kitchens ingredients recipes jobs job menus menu design-system search
  builds functions identity healthz settings messages notifications privacy terms
  about join invite inspect legal login back-of-house imports offline status assets`.split(/\s+/),
)

/** A name in addresses: 3 to 30 of a–z, 0–9 and dashes, no leading, trailing or double dash; not reserved. */
export const Handle = z
  .string()
  .min(SHORTEST)
  .max(LONGEST)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((handle) => !reservedHandles.has(handle), { error: 'handle-reserved' })
export type Handle = z.infer<typeof Handle>

/**
 * A handle made from a name: marks folded away, words joined by dashes, cut to 30. Undefined when nothing usable is
 * left (too short, or reserved); whether somebody has it already is another question.
 */
export function handleFrom(name: string): Handle | undefined {
  const text = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  const handle = Handle.safeParse(text)
  return handle.success ? handle.data : undefined
}
