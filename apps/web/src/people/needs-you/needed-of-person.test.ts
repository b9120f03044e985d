import { expect, test } from 'vitest'
import { neededOfPerson, visibleKitchens } from './needed-of-person.ts'

const jobSnapshot = { companyName: 'Tern', town: 'Lisbon', at: { seconds: 0, nanoseconds: 0 } }
const to = (jobId: string) => ({ jobId, jobSnapshot: { ...jobSnapshot, title: `Job ${jobId}` } })

test('offers stand before applications, and applications to one job are one line', () => {
  expect(neededOfPerson({ unread: [to('a'), to('b'), to('a')], offered: [to('c')] })).toEqual([
    { kind: 'answer', jobId: 'c', title: 'Job c', count: 1 },
    { kind: 'read', jobId: 'a', title: 'Job a', count: 2 },
    { kind: 'read', jobId: 'b', title: 'Job b', count: 1 },
  ])
})

test('seven lines at most, kitchens and all', () => {
  const unread = Array.from({ length: 9 }, (_, at) => to(String(at)))
  expect(neededOfPerson({ unread, offered: [] })).toHaveLength(7)
  const five = neededOfPerson({ unread: unread.slice(0, 5), offered: [] })
  expect(visibleKitchens(['Tern', 'Gull', 'Auk'], five)).toEqual(['Tern', 'Gull'])
  expect(visibleKitchens(['Tern'], [])).toEqual(['Tern'])
})
