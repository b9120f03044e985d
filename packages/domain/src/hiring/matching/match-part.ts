import { matchWeights } from './weights.table.ts'

/** What is compared between a person and a job. */
export type MatchTopic = keyof typeof matchWeights

/** Why a part has its points; a key of the screen's catalogue of words. */
export type MatchReason =
  | 'level.same'
  | 'level.near'
  | 'level.other'
  | 'level.unknown'
  | 'skills.all'
  | 'skills.some'
  | 'skills.none'
  | 'skills.not-asked'
  | 'skills.unknown'
  | 'languages.all'
  | 'languages.some'
  | 'languages.none'
  | 'languages.not-asked'
  | 'languages.unknown'
  | 'certificates.all'
  | 'certificates.some'
  | 'certificates.none'
  | 'certificates.not-asked'
  | 'certificates.unknown'
  | 'distance.inside'
  | 'distance.near'
  | 'distance.far'
  | 'distance.unknown'
  | 'pay.fits'
  | 'pay.above'
  | 'pay.unknown'
  | 'dates.in-time'
  | 'dates.soon-after'
  | 'dates.too-late'
  | 'dates.unknown'

/** One part of a match, so that a screen can say why. */
export interface MatchPart {
  readonly topic: MatchTopic
  /** 0 to `of`, whole. */
  readonly points: number
  /** What there was to win; 0 when nothing was asked or nothing is known, which is never the same as failing. */
  readonly of: number
  readonly reason: MatchReason
  /** What the words need: how many of how many, metres, days. */
  readonly values: Readonly<Record<string, number>>
}

const NOTHING: Readonly<Record<string, number>> = {}

/** A part that cannot be judged, or about which nothing is asked. */
export function notJudged(topic: MatchTopic, reason: MatchReason): MatchPart {
  return { topic, points: 0, of: 0, reason, values: NOTHING }
}

/** A part that is judged: the share of its weight it earns, from 0 to 1, rounded down to whole points. */
export function judged(
  topic: MatchTopic,
  share: number,
  why: { readonly reason: MatchReason; readonly values?: Readonly<Record<string, number>> },
): MatchPart {
  const of = matchWeights[topic]
  return { topic, points: Math.floor(of * share), of, reason: why.reason, values: why.values ?? NOTHING }
}

type Fulfilled = 'all' | 'some' | 'none'

/** A part of which some of what is asked is there. */
export function judgedByCount(
  topic: 'skills' | 'languages' | 'certificates',
  found: number,
  asked: number,
): MatchPart {
  const fulfilled: Fulfilled = found === asked ? 'all' : found === 0 ? 'none' : 'some'
  return judged(topic, found / asked, { reason: `${topic}.${fulfilled}`, values: { found, asked } })
}
