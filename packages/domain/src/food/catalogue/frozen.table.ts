import { made, plain, table } from './catalogue-entry.ts'

/** What is bought frozen. */
export const frozen = table('frozen', false, [
  plain('frozen-pea', 'Frozen peas', {
    de: 'Tiefkühlerbsen, TK-Erbsen',
    fr: 'petits pois surgelés',
    es: 'guisantes congelados',
    it: 'piselli surgelati',
    g: { cup: 142 },
  }),
  plain('frozen-spinach', 'Frozen spinach', { de: 'TK-Spinat', fr: 'épinards surgelés', g: { cup: 165 } }),
  plain('frozen-sweetcorn', 'Frozen sweetcorn', { us: 'frozen corn', g: { cup: 144 } }),
  plain('frozen-broad-bean', 'Frozen broad beans', { us: 'frozen fava bean' }),
  plain('frozen-mixed-vegetables', 'Frozen mixed vegetables', {
    also: 'mixed vegetable, frozen vegetable, frozen mixed vegetable',
    unknown: ['celery'],
    g: { cup: 148 },
  }),
  plain('frozen-berries', 'Frozen berries', {
    also: 'frozen mixed berry, mixed berry, summer fruit',
    de: 'TK-Beeren',
    fr: 'fruits rouges surgelés',
    g: { cup: 150 },
  }),
  plain('frozen-raspberry', 'Frozen raspberries', { g: { cup: 140 } }),
  plain('frozen-blueberry', 'Frozen blueberries', { g: { cup: 164 } }),
  made('chips', 'Frozen chips', {
    also: 'oven chip, frozen chip',
    us: 'french fry, frozen french fry',
    de: 'Pommes frites',
    fr: 'frites',
    rest: 'no',
    unknown: ['gluten', 'sulphites', 'milk'],
  }),
  made('hash-brown', 'Frozen hash browns', { also: 'hash brown', us: 'tater tot', rest: 'unknown' }),
  made('fish-finger', 'Fish fingers', {
    us: 'fish stick',
    de: 'Fischstäbchen',
    rest: 'unknown',
    contains: ['fish', 'gluten:wheat'],
  }),
  made('frozen-orange-concentrate', 'Frozen orange juice concentrate', {
    also: 'orange juice concentrate',
    rest: 'no',
    g: { l: 1230 },
  }),
  made('vanilla-ice-cream', 'Vanilla ice cream', {
    also: 'ice cream',
    de: 'Vanilleeis',
    fr: 'glace à la vanille, glace',
    es: 'helado de vainilla',
    it: 'gelato alla vaniglia',
    rest: 'unknown',
    contains: ['milk'],
    g: { cup: 140 },
  }),
  made('sorbet', 'Sorbet', { also: 'fruit sorbet', rest: 'unknown' }),
])
