import { gigShiftDetails, gigShifts, GigShiftOffer } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { openGigShift } from '@brigade/domain/hiring/gigs/new-gig-shift.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { creating, write } from '../../lib/writing/write.ts'
import { deviceZone } from '../../lib/format/device-zone.ts'
import { readShift, type ShiftProblem, type TypedShift } from './shift-form-read.ts'

interface Subject {
  readonly jobId: string
  readonly job: Job
  readonly day: string
  readonly onDone: () => void
}

function firstTyped(job: Job, day: string): TypedShift {
  return {
    day,
    from: '17:00',
    to: '23:00',
    breakMin: '30',
    seats: '1',
    pay: job.pay?.per === 'hour' ? moneyText(job.pay.min) : '',
    isInstant: false,
    dress: job.dressCode,
    contact: '',
    parking: '',
  }
}

/** What the form of a new shift holds, what of it does not fit, and how it is offered. */
export function useShiftForm({ jobId, job, day, onDone }: Subject) {
  const currency: Currency = job.pay?.min.currency ?? 'EUR'
  const {
    values: typed,
    setValues,
    clear,
  } = useDraft(GigShiftOffer, { name: `shift ${jobId} ${day}`, start: firstTyped(job, day) })
  const [problems, setProblems] = useState<readonly ShiftProblem[]>([])
  const submit = async () => {
    const read = readShift(typed, currency, deviceZone())
    setProblems(read.ok ? [] : read.problems)
    if (!read.ok) return
    const place = { jobId, shiftId: newId() }
    const details = { contact: typed.contact.trim(), parking: typed.parking.trim() }
    const outcome = await write([
      creating(gigShifts, place, openGigShift(read.draft)),
      creating(gigShiftDetails, place, details),
    ])
    if (outcome.state !== 'queued') return
    clear()
    onDone()
  }
  return { typed, currency, problems, type: setValues, submit }
}
