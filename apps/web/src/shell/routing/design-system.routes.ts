import type { Route } from './route.ts'

/** The parts that pages are made of, each with its states. */
export const designSystemRoutes: readonly Route[] = [
  {
    path: '/design-system/atoms',
    page: 'showcase/design-system/specimens-page',
    title: 'showcase.atoms',
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules',
    page: 'showcase/design-system/specimens-page',
    title: 'showcase.molecules',
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules/cards',
    page: 'showcase/design-system/specimens-page',
    title: 'showcase.cards',
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules/cells',
    page: 'showcase/design-system/specimens-page',
    title: 'showcase.cells',
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/entities',
    page: 'showcase/design-system/entities-page',
    title: 'showcase.entities',
    rendering: 'payload',
    isHidden: true,
  },
  {
    path: '/design-system/entities/objects',
    page: 'showcase/design-system/objects-page',
    title: 'showcase.objects',
    rendering: 'payload',
    isHidden: true,
  },
  {
    path: '/design-system/organims',
    page: 'showcase/design-system/specimens-page',
    title: 'showcase.organisms',
    rendering: 'server',
    isHidden: true,
  },
]
