import type { StationKind } from '@brigade/domain/access/stations/station.ts'
import type { OpenTo } from '@brigade/domain/people/profiles/professional.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'

/** Words of the values that the trade names; written out, so that a public page brings no schema along. */
export const stationWords: Readonly<Record<StationKind, MessageKey>> = {
  sauce: 'trade.station.sauce',
  larder: 'trade.station.larder',
  grill: 'trade.station.grill',
  fish: 'trade.station.fish',
  vegetable: 'trade.station.vegetable',
  pastry: 'trade.station.pastry',
  roast: 'trade.station.roast',
  fry: 'trade.station.fry',
  pass: 'trade.station.pass',
  bar: 'trade.station.bar',
  other: 'trade.station.other',
}

export const openToWords: Readonly<Record<OpenTo, MessageKey>> = {
  permanent: 'trade.openTo.permanent',
  'fixed-term': 'trade.openTo.fixed-term',
  gig: 'trade.openTo.gig',
  trial: 'trade.openTo.trial',
}
