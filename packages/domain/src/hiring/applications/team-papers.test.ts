import { describe, expect, test } from 'vitest'
import {
  hiringTeam,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type Interview, interviews, isTrialPaidRightly, type TrialShift, trialShifts } from './interview.ts'
import {
  type ApplicationNote,
  applicationNotes,
  type Scorecard,
  scorecards,
  scoreMean,
  type TeamTags,
  teamTags,
} from './team-papers.ts'

const a1 = { applicationId: 'j1_sam' }
const team = hiringTeam.join(' ')
const hour = (of: number, minute = 0) => timestampFromMs(Date.UTC(2026, 4, 9, of, minute))
const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }

describe('what the two sides read', () => {
  test('interviews and trial shifts are read by person and team, and written by functions', () => {
    const interview = (uid: string): Interview => ({
      ...signedBy(uid),
      slots: [hour(10), hour(12)],
      durationMin: 30,
      kind: 'in person',
      place: 'At the pass',
      state: 'proposed',
      calendarUid: 'i1@brigade',
      sequence: 0,
    })
    const both = { read: `sam ${team}`, ...readOnly }
    expect(
      plainTable(interviews, { params: { ...a1, interviewId: 'i1' } }, { make: interview, by: 'rui' }),
    ).toEqual(both)
    expect(plainTable(trialShifts, { params: { ...a1, trialId: 't1' } }, { make: trial, by: 'rui' })).toEqual(
      both,
    )
  })

  const trial = (uid: string): TrialShift => ({
    ...signedBy(uid),
    startsAt: hour(10),
    endsAt: hour(14),
    isRealWork: true,
    isPaid: true,
    rate: { amount: { minor: 1500, currency: 'EUR' }, per: 'hour' },
    station: 'sauce',
    state: 'proposed',
    calendarUid: 't1@brigade',
    sequence: 0,
  })

  test('a trial shift is two to six hours long, edges included', () => {
    const fits = (endsAt: TrialShift['endsAt']) =>
      trialShifts.schema.safeParse({ ...trial('rui'), endsAt }).success
    expect([fits(hour(11, 59)), fits(hour(12)), fits(hour(16)), fits(hour(16, 1))]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('real work is paid, and what is paid says how much', () => {
    const rate = trial('rui').rate
    expect(isTrialPaidRightly({ isRealWork: true, isPaid: true, rate })).toBe(true)
    expect(isTrialPaidRightly({ isRealWork: true, isPaid: false, rate: undefined })).toBe(false)
    expect(isTrialPaidRightly({ isRealWork: false, isPaid: false, rate: undefined })).toBe(true)
    expect(isTrialPaidRightly({ isRealWork: false, isPaid: true, rate: undefined })).toBe(false)
    const nothing = { amount: { minor: 0, currency: 'EUR' }, per: 'hour' } as const
    expect(isTrialPaidRightly({ isRealWork: true, isPaid: true, rate: nothing })).toBe(false)
  })
})

describe('what the team keeps to itself', () => {
  const note = (uid: string): ApplicationNote => ({ ...signedBy(uid), jobId: 'j1', text: 'Calm hands' })
  const lines = { technique: 4, taste: 5, speed: 3, cleanliness: 4, teamwork: 4, reliability: 4 }
  const card = (uid: string): Scorecard => ({
    ...signedBy(uid),
    jobId: 'j1',
    uid,
    lines,
    note: '',
    isSent: false,
  })

  test('notes are written from pipeline on, and never read by the professional', () => {
    const place = { params: { ...a1, noteId: 'n1' } }
    expect(plainTable(applicationNotes, place, { make: note, by: 'pipeline' })).toEqual({
      read: team,
      create: 'rui full pipeline',
      change: 'pipeline',
      delete: 'pipeline',
    })
    const ask = questionsAbout(applicationNotes, place)
    expect(
      whoMayDo({
        'create for another job': ask.create((uid) => ({ ...note(uid), jobId: 'j2' })),
        'move to another job': ask.change(note('pipeline'), { jobId: 'j2' }),
      }),
    ).toEqual({ 'create for another job': nobodyAtAll, 'move to another job': nobodyAtAll })
  })

  test('tags are one document, written from pipeline on', () => {
    const tags = (uid: string): TeamTags => ({ ...signedBy(uid), jobId: 'j1', tags: ['sauce'] })
    const place = { params: { ...a1, tagsId: 'main' } }
    expect(plainTable(teamTags, place, { make: tags, by: 'rui' })).toEqual({
      read: team,
      create: 'rui full pipeline',
      change: 'rui full pipeline',
      delete: nobodyAtAll,
    })
    const elsewhere = questionsAbout(teamTags, { params: { ...a1, tagsId: 'more' } })
    expect(whoMayDo({ create: elsewhere.create(tags) })).toEqual({ create: nobodyAtAll })
  })

  test('scorecards are blind until both are sent, and stand once sent', () => {
    const ask = questionsAbout(scorecards, {
      params: { ...a1, uid: 'pipeline' },
      world: { 'applications/j1_sam/scorecards/full': { isSent: true } },
    })
    const sent = { ...card('pipeline'), isSent: true }
    expect(
      whoMayDo({
        'read unsent': ask.read(card('pipeline')),
        'read sent': ask.read(sent),
        create: ask.create(card),
        send: ask.change(card('pipeline'), { isSent: true }),
        'change sent': ask.change(sent, { note: 'On second thoughts' }),
        'give away': ask.change(card('pipeline'), { uid: 'rui' }),
        delete: ask.delete(card('pipeline')),
      }),
    ).toEqual({
      'read unsent': 'pipeline',
      'read sent': 'full pipeline',
      create: 'pipeline',
      send: 'pipeline',
      'change sent': nobodyAtAll,
      'give away': nobodyAtAll,
      delete: nobodyAtAll,
    })
    const half = { ...sent, lines: { taste: 5 } }
    expect(scorecards.schema.safeParse(half).success).toBe(false)
    expect(scorecards.schema.safeParse({ ...half, isSent: false }).success).toBe(true)
  })

  test('a mean needs all six lines', () => {
    expect(scoreMean({ lines })).toBe(4)
    expect(scoreMean({ lines: { taste: 5 } })).toBeUndefined()
  })
})
