import type { Station } from '@brigade/domain/access/stations/station.ts'

/** The demo kitchen's line, in the order in which its lists name the stations. */
export const demoStations = [
  { stationId: 'demo-larder', name: 'Larder', kind: 'larder', colour: 'info' },
  { stationId: 'demo-sauce', name: 'Sauce', kind: 'sauce', colour: 'warn' },
  { stationId: 'demo-fish', name: 'Fish', kind: 'fish', colour: 'ok' },
  { stationId: 'demo-pastry', name: 'Pastry', kind: 'pastry', colour: 'primary' },
  { stationId: 'demo-pass', name: 'Pass', kind: 'pass', colour: 'neutral', isExpediter: true },
] as const satisfies readonly ({ readonly stationId: string } & Pick<Station, 'name' | 'kind'> &
  Partial<Station>)[]

/** Where each recipe of the menu and of the day is made, by recipe file. */
export const stationOfRecipe: Readonly<Record<string, (typeof demoStations)[number]['stationId']>> = {
  'lebanese-lentil-soup': 'demo-larder',
  'perfect-potato-salad': 'demo-larder',
  'stuffed-round-squash': 'demo-larder',
  'fall-vegetable-and-chickpea-curry': 'demo-sauce',
  schnitzel: 'demo-sauce',
  'beef-and-broccoli': 'demo-sauce',
  aelplermagronen: 'demo-sauce',
  'finnish-salmon-soup': 'demo-fish',
  'smoked-salmon-quiche': 'demo-pastry',
  'apple-pie': 'demo-pastry',
  'honey-vanilla-ice-cream': 'demo-pastry',
  'banana-bread': 'demo-pastry',
  'sourdough-loaf': 'demo-pastry',
}
