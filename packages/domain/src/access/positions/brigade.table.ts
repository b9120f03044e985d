import type { StationKind } from '../stations/station.ts'

/** A cook of the classical brigade, by the French title, and the station that is theirs. */
export interface BrigadeRole {
  readonly title: string
  readonly station: StationKind
  /** What the station answers for, in a few words. */
  readonly work: string
}

/**
 * Stations of the classical brigade and who runs them. Source: the brigade de cuisine after Auguste Escoffier, as
 * culinary schools teach it; the titles are the trade's.
 */
export const BRIGADE: readonly BrigadeRole[] = [
  { title: 'saucier', station: 'sauce', work: 'sauces, stocks and what is braised or sautéed' },
  { title: 'garde manger', station: 'larder', work: 'cold dishes, charcuterie, the cold store' },
  { title: 'grillardin', station: 'grill', work: 'what is grilled' },
  { title: 'poissonnier', station: 'fish', work: 'fish and shellfish' },
  { title: 'entremétier', station: 'vegetable', work: 'vegetables, soups and eggs' },
  { title: 'pâtissier', station: 'pastry', work: 'desserts, doughs and bread' },
  { title: 'rôtisseur', station: 'roast', work: 'roasts and their gravies' },
  { title: 'friturier', station: 'fry', work: 'what is fried' },
  { title: 'aboyeur', station: 'pass', work: 'calling tickets and checking plates at the pass' },
  { title: 'barman', station: 'bar', work: 'drinks' },
  { title: 'tournant', station: 'other', work: 'any station that needs a hand' },
]
