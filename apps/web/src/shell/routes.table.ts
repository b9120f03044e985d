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
]
