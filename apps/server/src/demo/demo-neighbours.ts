import { buildJob, published } from '@brigade/builders/build-job.ts'
import {
  buildChef,
  buildPerson,
  buildProfessional,
  buildRecruiter,
  buildSupplier,
} from '@brigade/builders/build-people.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { demoJobs } from './demo-jobs.table.ts'
import { demoMarket } from './demo-supply.ts'
import { demoProfessionalId, demoProfessionals } from './demo-people.table.ts'

interface DemoOwner {
  readonly uid: string
  readonly displayName: string
}

/** The kitchen's recruiter with the open jobs, and people who look for work near it. */
export function demoHiring(kitchenId: string, owner: DemoOwner, at: Timestamp): readonly BuiltDocument[] {
  const recruiter = { uid: owner.uid, displayName: owner.displayName }
  return [
    ...buildRecruiter(
      {
        uid: owner.uid,
        companyName: 'Tern',
        shortBio: 'A kitchen by the river that answers every application within two days.',
      },
      at,
    ),
    ...demoJobs.flatMap(({ jobId, ...job }) =>
      buildJob({ jobId, recruiter, job: { ...job, kitchenId, ...published(at) } }, at),
    ),
    ...demoProfessionals.flatMap((person) => {
      const { displayName, title, role, town, latitude, longitude, languages, ...card } = person
      const uid = demoProfessionalId(displayName)
      const workAreas = [{ label: town, centre: { latitude, longitude }, radiusKm: 25 }]
      return [
        ...buildPerson(
          {
            uid,
            displayName,
            card: {
              headline: title,
              town,
              country: 'PT',
              languages,
              kinds: ['professional', 'brigade-user'],
            },
          },
          at,
        ),
        ...buildProfessional(
          {
            uid,
            displayName,
            title,
            roles: [role],
            workAreas,
            ...card,
            cuisines: [...card.cuisines],
            stations: [...card.stations],
          },
          at,
        ),
      ]
    }),
  ]
}

/** The head chef's own page, and somebody who delivers. */
export function demoNeighbours(
  kitchenId: string,
  { uid, displayName }: DemoOwner,
  at: Timestamp,
): readonly BuiltDocument[] {
  const seller = { uid: 'demo-supplier', displayName: 'Rita Lopes' }
  return [
    ...buildChef(
      {
        uid,
        displayName,
        specialties: ['Open fire', 'Atlantic fish'],
        shortBio: 'Fish, fire and a short menu.',
        longBio: 'Ten years in open kitchens, the last four of them by the sea.',
        shownKitchens: [kitchenId],
      },
      at,
    ),
    ...buildPerson(seller, at),
    ...buildSupplier(
      {
        ...seller,
        companyName: 'Mercado da Ribeira Nova',
        categories: ['greengrocery', 'fish and seafood'],
        regions: [{ country: 'PT', region: 'Lisbon' }],
        deliveryDays: [1, 2, 3, 4, 5, 6],
        shortBio: 'Vegetables and fish from the morning market, before ten.',
      },
      at,
    ),
    ...demoMarket(seller.uid, at),
  ]
}
