/**
 * Codes of units in the exchange of data, by the unit they stand for (rule UN8): measures and counts from UN/ECE
 * Recommendation 20, packages from Recommendation 21 with the "X" that parts them from measures. Tonne, one and hour
 * are exchanged but have no unit code of their own.
 */
export const exchangeUnits = {
  mg: 'MGM',
  g: 'GRM',
  kg: 'KGM',
  tonne: 'TNE',
  oz: 'ONZ',
  lb: 'LBR',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  usfloz: 'OZA',
  uspt: 'PTL',
  usqt: 'QT',
  usgal: 'GLL',
  impfloz: 'OZI',
  impgal: 'GLI',
  one: 'C62',
  piece: 'H87',
  hour: 'HUR',
  box: 'XBX',
  case: 'XCS',
  bag: 'XBG',
  bottle: 'XBO',
  carton: 'XCT',
  pallet: 'XPX',
} as const satisfies Record<string, string>
