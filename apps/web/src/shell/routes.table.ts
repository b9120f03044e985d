import type { Route } from './route.ts'

/**
 * Every page of the product: one line each. Fixed segments win over parameters whatever their order here.
 * `page` names a file under `features/` without its ending; the file exports the component of the same name.
 * `payload` pages get their data from the server (product 4), `browser` pages from the document database.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home/home-page', title: 'home.title', messages: ['home'], rendering: 'server' },
  {
    path: '/apps',
    page: 'home/apps-page',
    title: 'home.apps.title',
    messages: ['home'],
    rendering: 'server',
  },
  {
    path: '/_shell',
    page: 'home/shell-page',
    title: 'shell.waiting',
    messages: [],
    rendering: 'browser',
    isHidden: true,
  },
  {
    path: '/kitchens/{kitchenId}/dashboard/{section}',
    page: 'sections/section-page',
    title: 'shell.dashboard.kitchen',
    messages: [],
    rendering: 'browser',
    dashboard: 'kitchen',
    middleware: 'kitchen',
  },
  {
    path: '/jobs/{jobId}/dashboard/{section}',
    page: 'sections/section-page',
    title: 'shell.dashboard.job',
    messages: [],
    rendering: 'browser',
    dashboard: 'job',
    middleware: 'job',
  },
  {
    path: '/suppliers/dashboard/{section}',
    page: 'sections/section-page',
    title: 'shell.dashboard.supplier',
    messages: [],
    rendering: 'browser',
    dashboard: 'supplier',
    middleware: 'supplier',
  },
  {
    path: '/design-system',
    page: 'design-system/design-system-page',
    title: 'showcase.title',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/atoms',
    page: 'design-system/specimens-page',
    title: 'showcase.atoms',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules',
    page: 'design-system/specimens-page',
    title: 'showcase.molecules',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules/cards',
    page: 'design-system/specimens-page',
    title: 'showcase.cards',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/molecules/cells',
    page: 'design-system/specimens-page',
    title: 'showcase.cells',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
  {
    path: '/design-system/organims',
    page: 'design-system/specimens-page',
    title: 'showcase.organisms',
    messages: ['showcase'],
    rendering: 'server',
    isHidden: true,
  },
]
