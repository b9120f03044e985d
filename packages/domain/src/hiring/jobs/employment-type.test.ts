import { expect, test } from 'vitest'
import { employmentType } from './job-posting.ts'

test('[DS1] the employment type follows the kind of post, and hours where it is permanent', () => {
  const hours = (max: number) => ({ type: 'permanent', hoursPerWeek: { min: 10, max } }) as const
  const types = [
    employmentType({ type: 'fixed-term' }),
    employmentType({ type: 'gig' }),
    employmentType({ type: 'apprenticeship' }),
    employmentType({ type: 'permanent' }),
    employmentType(hours(30)),
    employmentType(hours(29)),
  ]
  expect(types).toEqual(['TEMPORARY', 'PER_DIEM', 'INTERN', 'FULL_TIME', 'FULL_TIME', 'PART_TIME'])
})
