import type { StationColour, StationKind } from '@brigade/domain/access/stations/station.ts'
import type { EquipmentKind } from '@brigade/domain/kitchen/safety/equipment.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'

/** The word for each kind of station. */
export const stationKindWords: Readonly<Record<StationKind, MessageKey>> = {
  sauce: 'setup.station.kind.sauce',
  larder: 'setup.station.kind.larder',
  grill: 'setup.station.kind.grill',
  fish: 'setup.station.kind.fish',
  vegetable: 'setup.station.kind.vegetable',
  pastry: 'setup.station.kind.pastry',
  roast: 'setup.station.kind.roast',
  fry: 'setup.station.kind.fry',
  pass: 'setup.station.kind.pass',
  bar: 'setup.station.kind.bar',
  other: 'setup.station.kind.other',
}

/** The word for each colour of a station's mark. */
export const stationColourWords: Readonly<Record<StationColour, MessageKey>> = {
  primary: 'setup.colour.purple',
  info: 'setup.colour.blue',
  ok: 'setup.colour.green',
  warn: 'setup.colour.amber',
  late: 'setup.colour.red',
  neutral: 'setup.colour.grey',
}

/** The word for each kind of equipment. */
export const equipmentKindWords: Readonly<Record<EquipmentKind, MessageKey>> = {
  fridge: 'setup.equipment.kind.fridge',
  freezer: 'setup.equipment.kind.freezer',
  'blast chiller': 'setup.equipment.kind.blastChiller',
  'hot hold': 'setup.equipment.kind.hotHold',
  oven: 'setup.equipment.kind.oven',
  dishwasher: 'setup.equipment.kind.dishwasher',
  probe: 'setup.equipment.kind.probe',
  display: 'setup.equipment.kind.display',
  'dry store': 'setup.equipment.kind.dryStore',
  other: 'setup.equipment.kind.other',
}
