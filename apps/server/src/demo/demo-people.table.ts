import type { PersonToBuild } from '@brigade/builders/build-people.ts'
import type { AccessRole } from '@brigade/domain/access/roles/access.ts'
import type { Position } from '@brigade/domain/access/positions/position.ts'
import type { StationKind } from '@brigade/domain/access/stations/station.ts'
import type { BrigadeUser } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { Professional } from '@brigade/domain/people/profiles/professional.ts'

/** Everybody of the demo signs in with this; it opens nothing but the demo kitchen. */
export const DEMO_PASSWORD = 'tern-kitchen'

/** The demo kitchen's team; the first is its owner, and its recruiter too. */
export const demoTeam: readonly {
  readonly email: string
  readonly displayName: string
  readonly access: AccessRole
  readonly position: Position
  readonly card: Required<PersonToBuild>['card']
}[] = [
  {
    email: 'ines@tern.example',
    displayName: 'Ines Moura',
    access: 'owner',
    position: 'head chef',
    card: {
      headline: 'Head chef at Tern',
      bio: 'Ten years in open kitchens, the last four of them by the sea. Cooks what the morning boat brings and writes the menu at noon.',
      town: 'Lisbon',
      country: 'PT',
      languages: [
        { code: 'pt', level: 'native' },
        { code: 'en', level: 'C1' },
        { code: 'fr', level: 'B1' },
      ],
      kinds: ['brigade-user', 'chef', 'recruiter'],
    },
  },
  {
    email: 'bruno@tern.example',
    displayName: 'Bruno Alves',
    access: 'lead',
    position: 'sous chef',
    card: { headline: 'Sous chef at Tern', town: 'Lisbon', country: 'PT' },
  },
  {
    email: 'omar@tern.example',
    displayName: 'Omar Haddad',
    access: 'cook',
    position: 'chef de partie',
    card: { headline: 'Sauce section at Tern', town: 'Almada', country: 'PT' },
  },
  {
    email: 'petra@tern.example',
    displayName: 'Petra Novak',
    access: 'cook',
    position: 'commis',
    card: { headline: 'Larder at Tern', town: 'Lisbon', country: 'PT' },
  },
]

/** Who sells to the demo kitchen. */
export const demoSeller = { email: 'lena@greenbarrow.example', displayName: 'Lena Brito' }

/** Professionals who look for work near the demo kitchen. */
export const demoProfessionals: readonly {
  readonly displayName: string
  readonly title: string
  readonly role: Position
  readonly shortBio: string
  readonly longBio: string
  readonly cuisines: readonly string[]
  readonly stations: readonly StationKind[]
  readonly languages: BrigadeUser['languages']
  readonly openTo: Professional['openTo']
  readonly town: string
  readonly latitude: number
  readonly longitude: number
}[] = [
  {
    displayName: 'Sam Okafor',
    title: 'Saucier',
    role: 'chef de partie',
    shortBio: 'Eight years on the line, three on sauce. Calm at the pass.',
    longBio:
      'Learned on a hotel line in Leeds, then five years in Lisbon. Stocks from scratch, jus that needs no starch, and a section that is clean before it is quick.',
    cuisines: ['French', 'British', 'Seafood'],
    stations: ['sauce', 'roast'],
    languages: [
      { code: 'en', level: 'native' },
      { code: 'pt', level: 'B2' },
    ],
    openTo: ['permanent', 'trial'],
    town: 'Lisbon',
    latitude: 38.72,
    longitude: -9.14,
  },
  {
    displayName: 'Marta Reis',
    title: 'Pastry chef',
    role: 'pastry chef',
    shortBio: 'Laminated doughs, plated desserts, a good sourdough.',
    longBio:
      'Twelve covers or two hundred: the same croissant. Runs a small pastry section alone and likes to teach lamination before six in the morning.',
    cuisines: ['Pastry', 'Portuguese'],
    stations: ['pastry'],
    languages: [
      { code: 'pt', level: 'native' },
      { code: 'en', level: 'B2' },
    ],
    openTo: ['permanent', 'fixed-term'],
    town: 'Lisbon',
    latitude: 38.74,
    longitude: -9.16,
  },
  {
    displayName: 'Jonas Weber',
    title: 'Sous chef',
    role: 'sous chef',
    shortBio: 'Hotel kitchens in Hamburg and Porto, rota and ordering.',
    longBio:
      'Wrote rotas for teams of thirty and brought food cost from 34 to 27 per cent without a smaller plate. Speaks German, English and kitchen Portuguese.',
    cuisines: ['German', 'Hotel kitchen'],
    stations: ['sauce', 'pass'],
    languages: [
      { code: 'de', level: 'native' },
      { code: 'en', level: 'C1' },
      { code: 'pt', level: 'B1' },
    ],
    openTo: ['permanent'],
    town: 'Porto',
    latitude: 41.15,
    longitude: -8.61,
  },
  {
    displayName: 'Aylin Demir',
    title: 'Demi chef, fish',
    role: 'demi chef',
    shortBio: 'Fish section, Istanbul and Lisbon.',
    longBio:
      'Grew up beside the fish market of Karaköy. Scales, fillets and grills, and knows which fish should be left alone.',
    cuisines: ['Turkish', 'Seafood', 'Grill'],
    stations: ['fish', 'grill'],
    languages: [
      { code: 'tr', level: 'native' },
      { code: 'en', level: 'B2' },
      { code: 'pt', level: 'A2' },
    ],
    openTo: ['permanent', 'gig', 'trial'],
    town: 'Cascais',
    latitude: 38.7,
    longitude: -9.42,
  },
  {
    displayName: 'Luc Martin',
    title: 'Baker',
    role: 'baker',
    shortBio: 'Nights are fine. Rye, wheat and patience.',
    longBio:
      'Twenty years of nights. Keeps two starters alive, shapes by hand and is at home before the town wakes up.',
    cuisines: ['Bread', 'French'],
    stations: ['pastry'],
    languages: [
      { code: 'fr', level: 'native' },
      { code: 'pt', level: 'B1' },
    ],
    openTo: ['fixed-term', 'gig'],
    town: 'Setúbal',
    latitude: 38.52,
    longitude: -8.89,
  },
  {
    displayName: 'Chiara Conti',
    title: 'Chef de partie, pasta',
    role: 'chef de partie',
    shortBio: 'Fresh pasta every day, from Bologna.',
    longBio:
      'Forty eggs a day, a long table and a rolling pin from her grandmother. Has run pasta for a hundred covers on a Saturday.',
    cuisines: ['Italian', 'Pasta'],
    stations: ['sauce', 'vegetable'],
    languages: [
      { code: 'it', level: 'native' },
      { code: 'en', level: 'B2' },
      { code: 'pt', level: 'B1' },
    ],
    openTo: ['permanent', 'trial'],
    town: 'Lisbon',
    latitude: 38.71,
    longitude: -9.13,
  },
  {
    displayName: 'Tomasz Lis',
    title: 'Butcher',
    role: 'butcher',
    shortBio: 'Whole animals, sausages, no waste.',
    longBio:
      'Breaks down a side in an hour and finds a use for all of it. Cures, smokes and makes the staff sausages on Fridays.',
    cuisines: ['Polish', 'Charcuterie'],
    stations: ['larder', 'grill'],
    languages: [
      { code: 'pl', level: 'native' },
      { code: 'en', level: 'B1' },
    ],
    openTo: ['permanent', 'gig'],
    town: 'Sintra',
    latitude: 38.8,
    longitude: -9.38,
  },
  {
    displayName: 'Grace Mensah',
    title: 'Commis',
    role: 'commis',
    shortBio: 'First year, quick and tidy.',
    longBio:
      'Finished school in June, with the best marks for knife work. Wants a kitchen that shows how rather than shouts.',
    cuisines: ['Portuguese', 'West African'],
    stations: ['larder', 'vegetable'],
    languages: [
      { code: 'en', level: 'native' },
      { code: 'pt', level: 'B2' },
    ],
    openTo: ['permanent', 'trial'],
    town: 'Almada',
    latitude: 38.68,
    longitude: -9.16,
  },
  {
    displayName: 'Yusuf Amari',
    title: 'Kitchen porter',
    role: 'porter',
    shortBio: 'Keeps four cooks going.',
    longBio:
      'The pass is empty, the pots shine and the floor is dry. Would like to learn the larder when there is time.',
    cuisines: ['All of them'],
    stations: ['other'],
    languages: [
      { code: 'ar', level: 'native' },
      { code: 'fr', level: 'B2' },
      { code: 'pt', level: 'A2' },
    ],
    openTo: ['permanent', 'gig'],
    town: 'Lisbon',
    latitude: 38.73,
    longitude: -9.14,
  },
  {
    displayName: 'Elena Duarte',
    title: 'Head chef',
    role: 'head chef',
    shortBio: 'Opened two restaurants, wants the third to be hers in all but name.',
    longBio:
      'Writes menus with the grower, not the catalogue. Calm service, honest numbers and a team that stays.',
    cuisines: ['Portuguese', 'Vegetables', 'Open fire'],
    stations: ['pass', 'fish'],
    languages: [
      { code: 'pt', level: 'native' },
      { code: 'es', level: 'C1' },
      { code: 'en', level: 'C1' },
    ],
    openTo: ['permanent'],
    town: 'Coimbra',
    latitude: 40.21,
    longitude: -8.43,
  },
]

/**
 * The id of a professional of the demo.
 * @throws when nobody of the demo is called so
 */
export function demoProfessionalId(name: string): string {
  const at = demoProfessionals.findIndex(({ displayName }) => displayName === name)
  if (at < 0) throw new Error(`Nobody of the demo is called ${name}`)
  return `demo-professional-${at + 1}`
}
