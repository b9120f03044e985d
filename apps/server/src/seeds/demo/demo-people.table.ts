import type { AccessRole } from '@brigade/domain/kitchens/access.ts'
import type { Position } from '@brigade/domain/kitchens/position.ts'

/** Everybody of the demo signs in with this; it opens nothing but the demo kitchen. */
export const DEMO_PASSWORD = 'tern-kitchen'

/** The demo kitchen's team; the first is its owner, and its recruiter too. */
export const demoTeam: readonly {
  readonly email: string
  readonly displayName: string
  readonly access: AccessRole
  readonly position: Position
}[] = [
  { email: 'ines@tern.example', displayName: 'Ines Moura', access: 'owner', position: 'head chef' },
  { email: 'bruno@tern.example', displayName: 'Bruno Alves', access: 'lead', position: 'sous chef' },
  { email: 'omar@tern.example', displayName: 'Omar Haddad', access: 'cook', position: 'chef de partie' },
  { email: 'petra@tern.example', displayName: 'Petra Novak', access: 'cook', position: 'commis' },
]

/** Professionals who look for work near the demo kitchen. */
export const demoProfessionals: readonly {
  readonly displayName: string
  readonly title: string
  readonly role: Position
  readonly shortBio: string
  readonly town: string
  readonly latitude: number
  readonly longitude: number
}[] = [
  {
    displayName: 'Sam Okafor',
    title: 'Saucier',
    role: 'chef de partie',
    shortBio: 'Eight years on the line, three on sauce. Calm at the pass.',
    town: 'Lisbon',
    latitude: 38.72,
    longitude: -9.14,
  },
  {
    displayName: 'Marta Reis',
    title: 'Pastry chef',
    role: 'pastry chef',
    shortBio: 'Laminated doughs, plated desserts, a good sourdough.',
    town: 'Lisbon',
    latitude: 38.74,
    longitude: -9.16,
  },
  {
    displayName: 'Jonas Weber',
    title: 'Sous chef',
    role: 'sous chef',
    shortBio: 'Hotel kitchens in Hamburg and Porto, rota and ordering.',
    town: 'Porto',
    latitude: 41.15,
    longitude: -8.61,
  },
  {
    displayName: 'Aylin Demir',
    title: 'Demi chef, fish',
    role: 'demi chef',
    shortBio: 'Fish section, Istanbul and Lisbon.',
    town: 'Cascais',
    latitude: 38.7,
    longitude: -9.42,
  },
  {
    displayName: 'Luc Martin',
    title: 'Baker',
    role: 'baker',
    shortBio: 'Nights are fine. Rye, wheat and patience.',
    town: 'Setúbal',
    latitude: 38.52,
    longitude: -8.89,
  },
  {
    displayName: 'Chiara Conti',
    title: 'Chef de partie, pasta',
    role: 'chef de partie',
    shortBio: 'Fresh pasta every day, from Bologna.',
    town: 'Lisbon',
    latitude: 38.71,
    longitude: -9.13,
  },
  {
    displayName: 'Tomasz Lis',
    title: 'Butcher',
    role: 'butcher',
    shortBio: 'Whole animals, sausages, no waste.',
    town: 'Sintra',
    latitude: 38.8,
    longitude: -9.38,
  },
  {
    displayName: 'Grace Mensah',
    title: 'Commis',
    role: 'commis',
    shortBio: 'First year, quick and tidy.',
    town: 'Almada',
    latitude: 38.68,
    longitude: -9.16,
  },
  {
    displayName: 'Yusuf Amari',
    title: 'Kitchen porter',
    role: 'porter',
    shortBio: 'Keeps four cooks going.',
    town: 'Lisbon',
    latitude: 38.73,
    longitude: -9.14,
  },
  {
    displayName: 'Elena Duarte',
    title: 'Head chef',
    role: 'head chef',
    shortBio: 'Opened two restaurants, wants the third to be hers in all but name.',
    town: 'Coimbra',
    latitude: 40.21,
    longitude: -8.43,
  },
]
