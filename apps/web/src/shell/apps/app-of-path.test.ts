import { describe, expect, test } from 'vitest'
import { appOfPath } from './app-of-path.ts'

describe('the app of a path', () => {
  test.each([
    ['/chefs/dashboard', 'chef'],
    ['/chef', 'chef'],
    ['/kitchens/7/dashboard', 'brigade-user'],
    ['/chef-anna', 'brigade-user'],
    ['/brigade-users/edit', 'brigade-user'],
    ['/professionals', 'professional'],
    ['/recruiters/create', 'recruiter'],
    ['/', 'brigade-user'],
  ])('[ID1] %s belongs to %s', (path, key) => {
    expect(appOfPath(path).key).toBe(key)
  })
})
