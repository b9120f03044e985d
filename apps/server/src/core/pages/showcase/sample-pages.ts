import { sampleObjects, samplePeople } from '@brigade/builders/sample-documents.ts'
import type { PageLoader } from '../page-loader.ts'

/** The showcase of people: a card of every kind, made by the same builders as the demo. */
export const entitiesPage: PageLoader = {
  pattern: '/design-system/entities',
  load: () => Promise.resolve({ status: 200, data: samplePeople(), jsonLd: [] }),
}

/** The showcase of things: one of each that a kitchen works with. */
export const objectsPage: PageLoader = {
  pattern: '/design-system/entities/objects',
  load: () => Promise.resolve({ status: 200, data: sampleObjects(), jsonLd: [] }),
}
