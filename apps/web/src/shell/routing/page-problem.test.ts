import { expect, test } from 'vitest'
import { notFound, PageProblem, problemWords } from './page-problem.ts'

test('[ER1] an unmatched path says Page Not Found and names the path', () => {
  expect(problemWords(notFound('/foo/bar'))).toEqual({
    status: 404,
    title: 'Page Not Found',
    text: 'Page Not Found: /foo/bar',
  })
})

test('[ER1] any other status is Internal Server Error with the message as text', () => {
  expect(problemWords(new PageProblem({ status: 403, message: 'No' }))).toEqual({
    status: 403,
    title: 'Internal Server Error',
    text: 'No',
  })
  expect(problemWords(new TypeError('x is undefined'))).toMatchObject({
    status: 500,
    title: 'Internal Server Error',
  })
})

test('[ER1] a status message replaces the title', () => {
  const problem = new PageProblem({
    status: 410,
    message: 'Try another',
    statusMessage: 'This post is filled',
  })
  expect(problemWords(problem).title).toBe('This post is filled')
})
