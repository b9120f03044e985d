import type { Unit } from '../../quantities/unit.ts'

/** A household measure: its metric code, and the US one that goes with US cups (rule UN4). */
export interface HouseholdUnit {
  readonly metric: Unit
  readonly us: Unit
}

const cup: HouseholdUnit = { metric: 'cup', us: 'uscup' }
const tbsp: HouseholdUnit = { metric: 'tbsp', us: 'ustbsp' }
const tsp: HouseholdUnit = { metric: 'tsp', us: 'ustsp' }

/** Single letters whose meaning hangs on their case. */
export const letterUnits: Readonly<Record<string, Unit | HouseholdUnit>> = {
  T: tbsp,
  t: tsp,
  c: cup,
  C: cup,
  g: 'g',
  l: 'l',
  L: 'l',
}

/**
 * Words for units that have a code, in small letters, without full stops and hyphens: English, German, French,
 * Italian, Spanish, Portuguese.
 */
export const unitWords: Readonly<Record<string, Unit | HouseholdUnit>> = {
  mg: 'mg',
  milligram: 'mg',
  milligrams: 'mg',
  gr: 'g',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  gramme: 'g',
  grammes: 'g',
  gramm: 'g',
  grammo: 'g',
  grammi: 'g',
  gramo: 'g',
  gramos: 'g',
  grama: 'g',
  gramas: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  kilogramm: 'kg',
  kilogramme: 'kg',
  kilogrammes: 'kg',
  chilo: 'kg',
  quilo: 'kg',
  quilos: 'kg',
  oz: 'oz',
  ozs: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  ml: 'ml',
  mls: 'ml',
  milliliter: 'ml',
  milliliters: 'ml',
  millilitre: 'ml',
  millilitres: 'ml',
  mililitros: 'ml',
  millilitri: 'ml',
  cl: 'cl',
  centiliter: 'cl',
  centilitre: 'cl',
  centilitres: 'cl',
  dl: 'dl',
  deciliter: 'dl',
  decilitre: 'dl',
  lt: 'l',
  ltr: 'l',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  litro: 'l',
  litros: 'l',
  litri: 'l',

  cup: cup,
  cups: cup,
  tbsp: tbsp,
  tbsps: tbsp,
  tblsp: tbsp,
  tbs: tbsp,
  tb: tbsp,
  tablespoon: tbsp,
  tablespoons: tbsp,
  tablespoonful: tbsp,
  tablespoonfuls: tbsp,
  'table spoon': tbsp,
  'table spoons': tbsp,
  tsp: tsp,
  tsps: tsp,
  teaspoon: tsp,
  teaspoons: tsp,
  teaspoonful: tsp,
  teaspoonfuls: tsp,
  'tea spoon': tsp,
  'tea spoons': tsp,
  el: 'tbsp',
  esslöffel: 'tbsp',
  tl: 'tsp',
  teelöffel: 'tsp',
  'cuillère à soupe': 'tbsp',
  'cuillères à soupe': 'tbsp',
  'c à soupe': 'tbsp',
  'c à s': 'tbsp',
  cas: 'tbsp',
  'cuillère à café': 'tsp',
  'cuillères à café': 'tsp',
  'c à café': 'tsp',
  'c à c': 'tsp',
  cac: 'tsp',
  cucchiaio: 'tbsp',
  cucchiai: 'tbsp',
  cucchiaino: 'tsp',
  cucchiaini: 'tsp',
  cucharada: 'tbsp',
  cucharadas: 'tbsp',
  cucharadita: 'tsp',
  cucharaditas: 'tsp',
  'colher de sopa': 'tbsp',
  'colheres de sopa': 'tbsp',
  'colher de chá': 'tsp',
  'colheres de chá': 'tsp',

  'fl oz': 'usfloz',
  floz: 'usfloz',
  'fluid oz': 'usfloz',
  'fluid ounce': 'usfloz',
  'fluid ounces': 'usfloz',
  pt: 'uspt',
  pint: 'uspt',
  pints: 'uspt',
  qt: 'usqt',
  qts: 'usqt',
  quart: 'usqt',
  quarts: 'usqt',
  gal: 'usgal',
  gallon: 'usgal',
  gallons: 'usgal',

  piece: 'piece',
  pieces: 'piece',
  pcs: 'piece',
  ea: 'piece',
  pc: 'piece',
  stück: 'piece',
  stk: 'piece',
  pièce: 'piece',
  pièces: 'piece',
  pezzo: 'piece',
  pezzi: 'piece',
  pieza: 'piece',
  piezas: 'piece',
  unidad: 'piece',
  unidades: 'piece',
  dozen: 'piece',
  bunch: 'bunch',
  bunches: 'bunch',
  bund: 'bunch',
  botte: 'bunch',
  bottes: 'bunch',
  mazzo: 'bunch',
  mazzetto: 'bunch',
  manojo: 'bunch',
  ramo: 'bunch',
  molho: 'bunch',
  pack: 'pack',
  packs: 'pack',
  packet: 'pack',
  packets: 'pack',
  package: 'pack',
  packages: 'pack',
  pkg: 'pack',
  päckchen: 'pack',
  packung: 'pack',
  paquet: 'pack',
  sachet: 'pack',
  sachets: 'pack',
  bustina: 'pack',
  paquete: 'pack',
  pacote: 'pack',
  box: 'box',
  boxes: 'box',
  bag: 'bag',
  bags: 'bag',
  beutel: 'bag',
  bottle: 'bottle',
  bottles: 'bottle',
  flasche: 'bottle',
  flaschen: 'bottle',
  bouteille: 'bottle',
  bottiglia: 'bottle',
  botella: 'bottle',
  garrafa: 'bottle',
  carton: 'carton',
  cartons: 'carton',
  tray: 'tray',
  trays: 'tray',
}

/** Parts that are counted: "2 cloves garlic" is two pieces of "garlic cloves". */
export const partWords: ReadonlySet<string> = new Set(
  (
    'clove cloves stalk stalks rib ribs sprig sprigs twig twigs leaf leaves head heads ear ears slice slices ' +
    'rasher rashers strip strips pod pods loaf loaves sheet sheets fillet fillets wedge wedges cube cubes ' +
    'block blocks spear spears zehe zehen scheibe scheiben zweig zweige blatt blätter gousse gousses tranche ' +
    'tranches brin brins feuille feuilles spicchio spicchi fetta fette rametto foglia foglie diente dientes ' +
    'rebanada rebanadas rama ramas hoja hojas dente dentes fatia fatias folha folhas'
  ).split(' '),
)

/** Measures without a code: the words stay, no number is made of them. */
export const vagueWords: ReadonlySet<string> = new Set(
  (
    'handful handfuls handfull pinch pinches dash dashes splash drizzle glug knob stick sticks can cans tin tins ' +
    'jar jars glass glasses spoon spoons spoonful spoonfuls saltspoonful shot shots scoop scoops dollop ' +
    'container containers tub tubs bowl bowls cm inch inches recipe batch bit drop drops squeeze touch couple ' +
    'few little lot prise prisen messerspitze msp handvoll becher tasse tassen dose dosen glas gläser pincée ' +
    'pincées poignée boîte boîtes verre verres noix pizzico manciata tazza tazze bicchiere scatola ' +
    'scatolette pizca puñado taza tazas vaso lata latas pitada punhado xícara xícaras copo'
  ).split(' '),
)

/** Sizes and manners that stand between a number and its measure or its food; they go to the note. */
export const sizeWords: ReadonlySet<string> = new Set(
  (
    'large small medium big medium-sized small/medium-sized normal-sized heaping heaped level very thin thick ' +
    'generous good scant rounded whole extra-large jumbo sized live normal große großer kleine ' +
    'kleiner mittelgroße mittlere grand grande grands grandes petit petite petits petites moyen moyenne ' +
    'grossa grosse piccola piccolo piccole medio media medie grande pequeño pequeña mediano mediana pequena'
  ).split(' '),
)

/** Numbers in words; the article is no number by itself and is tried elsewhere. */
export const numberWords: Readonly<Record<string, string>> = {
  half: '1/2',
  quarter: '1/4',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  dozen: '12',
  halbe: '1/2',
  halber: '1/2',
  halbes: '1/2',
  zwei: '2',
  drei: '3',
  vier: '4',
  demi: '1/2',
  deux: '2',
  trois: '3',
  quatre: '4',
  mezzo: '1/2',
  mezza: '1/2',
  due: '2',
  tre: '3',
  quattro: '4',
  medio: '1/2',
  media: '1/2',
  dos: '2',
  tres: '3',
  cuatro: '4',
  meia: '1/2',
  meio: '1/2',
  dois: '2',
  duas: '2',
  três: '3',
  quatro: '4',
}

/** Articles: one, when a measure or something counted follows. */
export const articles: ReadonlySet<string> = new Set(
  'a an ein eine einen einer un une uno una um uma'.split(' '),
)

/** Words that join a measure to its food: "of", "de", "di". */
export const joiningWords: ReadonlySet<string> = new Set(
  'of de di du des del della dello do da dos das von'.split(' '),
)
