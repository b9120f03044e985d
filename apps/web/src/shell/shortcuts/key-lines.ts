import type { MessageKey } from '../../messages/catalogue.ts'
import { pageByKey } from '../focus/page-by-key.ts'

export type KeyLine = readonly [keys: readonly string[], does: MessageKey]

const pages: readonly (readonly [key: string, does: MessageKey])[] = [
  ['d', 'keys.dash'],
  ['k', 'keys.kitchens'],
  ['m', 'keys.messages'],
  ['n', 'keys.notices'],
]

export const everywhere: readonly KeyLine[] = [
  [['?'], 'keys.list'],
  [['/'], 'keys.search'],
  [['g', 'a'], 'keys.apps'],
  ...pages.filter(([key]) => pageByKey(key) !== undefined).map(([key, does]): KeyLine => [['g', key], does]),
  [['g', '1–9'], 'keys.section'],
  [['c'], 'keys.create'],
  [['Ctrl', 'Z'], 'keys.undo'],
  [['Esc'], 'keys.close'],
]
export const inLists: readonly KeyLine[] = [
  [['j'], 'keys.next'],
  [['k'], 'keys.previous'],
  [['Enter'], 'keys.open'],
]
export const onTickets: readonly KeyLine[] = [
  [['1', '…', '0'], 'keys.tile'],
  [['Enter'], 'keys.allReady'],
  [['↓', '↑'], 'keys.line'],
  [['s'], 'keys.start'],
  [['f'], 'keys.fire'],
  [['h'], 'keys.hold'],
  [['p'], 'keys.priority'],
  [['e'], 'keys.ticketTools'],
  [['-'], 'keys.recallList'],
  [['r'], 'keys.recallLast'],
  [['v'], 'keys.recallClock'],
  [['a'], 'keys.allDay'],
  [['[', ']'], 'keys.station'],
]
