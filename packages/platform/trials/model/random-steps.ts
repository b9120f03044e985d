import * as fc from 'fast-check'
import type { Plain, PlainDocument, PlainQuery, PlainTest, PlainWrite } from './plain-model.ts'

/** One thing somebody does with the store. */
export type Step =
  | { readonly kind: 'commit'; readonly writes: readonly PlainWrite[] }
  | { readonly kind: 'query'; readonly query: PlainQuery }

const field = fc.constantFrom('a', 'b', 'c')
const id = fc.constantFrom('1', '2', '3', '4', '5', '6', 'x', 'x-1', 'é')
/** Few, so that what is stored and what is asked for meet. */
const number = fc.constantFrom(-1, 0, 1, 2, 0.5, 1e9)
const text = fc.constantFrom('', 'a', 'ab', 'z'.repeat(200), `${'z'.repeat(199)}a`)
const plain: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: text },
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(number, text), { maxLength: 3 }),
)
const data: fc.Arbitrary<PlainDocument> = fc.dictionary(field, plain, { maxKeys: 3, noNullPrototype: true })

const write: fc.Arbitrary<PlainWrite> = fc.oneof(
  fc.record({ kind: fc.constantFrom('set', 'set', 'create', 'update', 'merge'), id, data }),
  fc.record({ kind: fc.constant('increment'), id, field, by: fc.integer({ min: -2, max: 2 }) }),
  fc.record({ kind: fc.constant('delete'), id }),
)

/** At most one that looks into lists and one that takes several values, as the protocol has it. */
const tests: fc.Arbitrary<readonly PlainTest[]> = fc
  .tuple(
    fc.array(fc.record({ operator: fc.constantFrom('==', '<', '<=', '>', '>='), field, value: plain }), {
      maxLength: 2,
    }),
    fc.option(
      fc.oneof(
        fc.record({ operator: fc.constant('!='), field, value: plain }),
        fc.record({
          operator: fc.constantFrom('in', 'not-in'),
          field,
          values: fc.array(plain, { minLength: 1, maxLength: 3 }),
        }),
        fc.record({ operator: fc.constant('array-contains'), field, value: fc.oneof(number, text) }),
      ),
      { nil: undefined },
    ),
  )
  .map(([plainOnes, other]) => (other === undefined ? plainOnes : [...plainOnes, other]))

const query: fc.Arbitrary<PlainQuery> = fc
  .record({
    tests,
    orderBy: fc.uniqueArray(fc.record({ field, isDescending: fc.boolean() }), {
      maxLength: 2,
      selector: (order) => order.field,
    }),
    limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  })
  .map(({ limit, ...rest }) => (limit === undefined ? rest : { ...rest, limit }))

/** A short history. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('commit'), writes: fc.array(write, { minLength: 1, maxLength: 5 }) }),
    fc.record({ kind: fc.constant('query'), query }),
  ),
  { minLength: 3, maxLength: 10 },
)
