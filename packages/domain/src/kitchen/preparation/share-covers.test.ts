import { expect, test } from 'vitest'
import { shareCovers } from './share-covers.ts'

const items = [
  { id: 'soup', sectionId: 'starters' },
  { id: 'pie', sectionId: 'starters' },
  { id: 'salad', sectionId: 'starters' },
  { id: 'roast', sectionId: 'mains' },
]

test('[PR1] expected guests are shared evenly within each section, rounded up', () => {
  expect([...shareCovers(80, items)]).toEqual([
    ['soup', 27],
    ['pie', 27],
    ['salad', 27],
    ['roast', 80],
  ])
})

test('[PR1] without guests nothing is expected', () => {
  expect([...shareCovers(0, items).values()]).toEqual([0, 0, 0, 0])
})
