import { expect, test } from 'vitest'
import type { ApplicationState } from './application.ts'
import { peopleToTell } from './people-to-tell.ts'

const filed = (id: string, state: ApplicationState) => ({ id, content: { state } })
const all = [
  filed('ana', 'applied'),
  filed('bo', 'offer'),
  filed('cem', 'withdrawn'),
  filed('dee', 'not this time'),
  filed('eli', 'hired'),
]

test('[AP3] closing a job writes to everybody still waiting, and to nobody else', () => {
  expect(peopleToTell(all, [])).toEqual({ ok: true, value: [all[0], all[1]] })
  expect(peopleToTell(all.slice(2), [])).toEqual({ ok: true, value: [] })
})

test('[AP3] who had a word may be left out; who still waits may not, and is named', () => {
  expect(peopleToTell(all, ['cem', 'dee'])).toEqual({ ok: true, value: [all[0], all[1]] })
  expect(peopleToTell(all, ['bo', 'cem'])).toEqual({ ok: false, problem: ['bo'] })
})
