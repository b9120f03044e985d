import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import type { MessageKey } from '../../messages/catalogue.ts'
import { listFile } from '../../shell/lists/list-file.ts'
import { rowsBy } from '../../shell/lists/list-order.ts'
import { applicantColumns } from './applicant-columns.ts'
import type { Row } from './use-team-steps.ts'

const at = timestampFromMs(Date.UTC(2026, 4, 4, 12))
const LISBON = { latitude: 38.72, longitude: -9.14 }

function applicant(displayName: string, said: Partial<Application>, near = LISBON): Row {
  const content: Application = {
    createdAt: at,
    createdBy: displayName,
    updatedAt: at,
    updatedBy: displayName,
    schema: 1,
    jobId: 'job',
    professional: displayName,
    recruiter: 'ines',
    hiringTeam: ['ines'],
    origin: 'applied',
    message: '',
    answers: [],
    jobSnapshot: { title: 'Chef', companyName: 'Tern', town: 'Lisbon', at },
    cvSnapshot: { displayName, title: 'Saucier', roles: [], shortBio: '', near, phone: '+351 900', at },
    state: 'applied',
    stage: 'applied',
    stateAt: at,
    round: 1,
    lastWordFromTeamAt: null,
    lastWordFromPersonAt: null,
    retainUntil: '2027-05-04',
    shared: { phone: true, email: false },
    ...said,
  }
  return { id: displayName, path: `applications/${displayName}`, content, hasPendingWrites: false }
}

const job: Pick<Job, 'place' | 'stages'> = {
  place: { town: 'Lisbon', country: 'PT', geo: LISBON },
  stages: ['interview', 'tasting'],
}
const columns = applicantColumns((key: MessageKey) => key, {
  job,
  columnName: (column) => column,
  zone: 'Europe/Lisbon',
})

test('a file of applicants holds what the board says, and not how to reach them', () => {
  const [, line] = listFile(columns, [applicant('Sam', { lastWordFromTeamAt: at })]).split('\r\n')
  expect(line).toBe('Sam,Saucier,0.0,applied,2026-05-04 13:00,2026-05-04 13:00')
})

test('applicants stand by stage in the order of the board, and by distance from the nearest', () => {
  const rows = [
    applicant('Hired', { state: 'hired', stage: 'hired' }, { latitude: 41.15, longitude: -8.61 }),
    applicant('Tasting', { state: 'own stage', stage: 'tasting' }, { latitude: 38.8, longitude: -9.14 }),
    applicant('New', {}),
  ]
  const by = (wanted: MessageKey) => {
    const column = columns.find(({ heading }) => heading === wanted)
    return column === undefined ? [] : rowsBy(rows, column, 'en').map(({ id }) => id)
  }
  expect(by('lists.stage')).toEqual(['New', 'Tasting', 'Hired'])
  expect(by('lists.distance')).toEqual(['New', 'Tasting', 'Hired'])
})
