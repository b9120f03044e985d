import type { Unit } from '../../core/quantities/unit.ts'

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
  G: 'g',
  l: 'l',
  L: 'l',
}

/** Abbreviations that are sure only in capitals. */
export const capitalUnits: ReadonlyMap<string, Unit> = new Map([['CS', 'tbsp']])

/** Imperial measures by the American ones of the same name. */
export const imperialUnits: ReadonlyMap<Unit, Unit> = new Map([
  ['usfloz', 'impfloz'],
  ['uspt', 'imppt'],
  ['usqt', 'impqt'],
  ['usgal', 'impgal'],
])

/** Foods of languages in which a "c." is some spoon: French, Italian, Spanish, Portuguese. */
export const foodsWithoutCups: ReadonlySet<string> = new Set(
  (
    'huile farine sucre lait eau beurre sel crème miel vinaigre moutarde poivre olio sale zucchero burro farina latte ' +
    'acqua aceto miele pepe aceite azúcar harina leche agua mantequilla vinagre pimienta sal óleo azeite açúcar farinha ' +
    'leite água manteiga mel café caffè thé té tè'
  ).split(' '),
)

/** How many of a unit one word means: twelve pieces, a hundred grams, a German pound of 500. */
export interface ManyOfUnit {
  readonly unit: Unit
  readonly times: number
}

function manyOf(unit: Unit, times: number, words: string): readonly (readonly [string, ManyOfUnit])[] {
  return words.split(' ').map((word) => [word, { unit, times }])
}

/** Words that mean several of a unit. */
export const manyWords: ReadonlyMap<string, ManyOfUnit> = new Map([
  ...manyOf(
    'piece',
    12,
    'dozen dozens doz dutzend dtzd douzaine douzaines dozzina dozzine docena docenas dúzia dúzias',
  ),
  ...manyOf('g', 100, 'hg etto etti'),
  ...manyOf('g', 500, 'pfund pfd'),
])

/** "cuillère à soupe" and its shorter forms, with and without the accent of "à". */
function frenchSpoons(kinds: string, unit: Unit): Record<string, Unit> {
  const names = 'c cuillère cuillères cuillerée cuillerées cuiller cuillers cuil cuill'.split(' ')
  const words = names.flatMap((name) =>
    kinds.split(' ').flatMap((kind) => [`${name} à ${kind}`, `${name} a ${kind}`]),
  )
  return Object.fromEntries(words.map((word) => [word, unit]))
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
  gramy: 'g',
  gramów: 'g',
  غ: 'g',
  غم: 'g',
  جم: 'g',
  غرام: 'g',
  جرام: 'g',
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
  kilogramy: 'kg',
  كغ: 'kg',
  كغم: 'kg',
  كجم: 'kg',
  كيلو: 'kg',
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
  مل: 'ml',
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
  litr: 'l',
  litry: 'l',
  litra: 'l',
  litrów: 'l',
  لتر: 'l',

  cup: cup,
  cups: cup,
  tbsp: tbsp,
  tbsps: tbsp,
  tblsp: tbsp,
  tbs: tbsp,
  tbl: tbsp,
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
  essl: 'tbsp',
  tl: 'tsp',
  teelöffel: 'tsp',
  teel: 'tsp',
  ...frenchSpoons('soupe s', 'tbsp'),
  'c soupe': 'tbsp',
  'c/s': 'tbsp',
  'c s': 'tbsp',
  cas: 'tbsp',
  càs: 'tbsp',
  ...frenchSpoons('café cafe thé c', 'tsp'),
  'c café de': 'tsp',
  'c café d': 'tsp',
  'c/c': 'tsp',
  cac: 'tsp',
  càc: 'tsp',
  cucchiaio: 'tbsp',
  cucchiai: 'tbsp',
  'cucchiaio da tavola': 'tbsp',
  'cucchiai da tavola': 'tbsp',
  'cucchiaio da minestra': 'tbsp',
  'cucchiai da minestra': 'tbsp',
  'cucchiaio da tè': 'tsp',
  'cucchiai da tè': 'tsp',
  'cucchiaio da caffè': 'tsp',
  'cucchiai da caffè': 'tsp',
  cucchiaino: 'tsp',
  'cucchiaino da tè': 'tsp',
  'cucchiaini da tè': 'tsp',
  'cucchiaino da caffè': 'tsp',
  'cucchiaini da caffè': 'tsp',
  cucchiaini: 'tsp',
  cucharada: 'tbsp',
  cucharadas: 'tbsp',
  'cucharada sopera': 'tbsp',
  'cucharadas soperas': 'tbsp',
  'cuchara sopera': 'tbsp',
  'cucharas soperas': 'tbsp',
  'cda sopera': 'tbsp',
  'cdas soperas': 'tbsp',
  'cucharada de café de': 'tsp',
  'cucharadas de café de': 'tsp',
  'cda de café de': 'tsp',
  'cdas de café de': 'tsp',
  cda: 'tbsp',
  cdas: 'tbsp',
  cucharadita: 'tsp',
  cucharaditas: 'tsp',
  cdta: 'tsp',
  cdtas: 'tsp',
  cdita: 'tsp',
  cditas: 'tsp',
  'colher de sopa': 'tbsp',
  'colheres de sopa': 'tbsp',
  'colher de chá': 'tsp',
  'colheres de chá': 'tsp',
  'c sopa': 'tbsp',
  'c de sopa': 'tbsp',
  'c chá': 'tsp',
  'c de chá': 'tsp',
  łyżka: 'tbsp',
  łyżki: 'tbsp',
  łyżek: 'tbsp',
  łyżeczka: 'tsp',
  łyżeczki: 'tsp',
  łyżeczek: 'tsp',
  'ملعقة كبيرة': 'tbsp',
  'ملاعق كبيرة': 'tbsp',
  'ملعقة طعام': 'tbsp',
  'ملاعق طعام': 'tbsp',
  'ملعقة صغيرة': 'tsp',
  'ملاعق صغيرة': 'tsp',
  'ملعقة شاي': 'tsp',
  'ملاعق شاي': 'tsp',
  كوب: 'cup',
  أكواب: 'cup',

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
  szt: 'piece',
  sztuka: 'piece',
  sztuki: 'piece',
  sztuk: 'piece',
  حبة: 'piece',
  حبات: 'piece',
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
  pęczek: 'bunch',
  pęczki: 'bunch',
  pęczków: 'bunch',
  pack: 'pack',
  packs: 'pack',
  packet: 'pack',
  packets: 'pack',
  package: 'pack',
  packages: 'pack',
  pkg: 'pack',
  pkgs: 'pack',
  pkt: 'pack',
  pkts: 'pack',
  pck: 'pack',
  päckchen: 'pack',
  packung: 'pack',
  paquet: 'pack',
  envelope: 'pack',
  envelopes: 'pack',
  sachet: 'pack',
  sachets: 'pack',
  bustina: 'pack',
  paquete: 'pack',
  pacote: 'pack',
  opakowanie: 'pack',
  opakowania: 'pack',
  opakowań: 'pack',
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
    'rebanada rebanadas rama ramas hoja hojas dente dentes fatia fatias folha folhas ' +
    'ząbek ząbki ząbków plaster plastry plastrów kromka kromki liść liście liści gałązka gałązki'
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
    'scatolette cucch cs cc pizca puñado taza tazas vaso lata latas pitada punhado xícara xícaras copo libra libras libbra libbre livre livres cuiller cuillers cuil cuill ' +
    'colher colheres cuchara cucharas cuillère cuillères löffel szklanka szklanki szklanek szczypta szczypty garść garście puszka puszki puszek słoik słoiki kostka kostki dag deka ' +
    'op كأس كؤوس ملعقة ملاعق رشة علبة علب كيس'
  )
    .split(' ')
    .concat('c c', 'c à dessert', 'c dessert', 'cuillère à dessert', 'cuillères à dessert', 'cuil à dessert')
    .concat('cucharada de postre', 'cucharadas de postre', 'cda de postre', 'cdas de postre')
    .concat('cucharada de té de', 'cucharadas de té de', 'cda de té de', 'cdas de té de')
    .concat('cucchiaio da dessert', 'cucchiai da dessert', 'cucchiaio da frutta', 'cucchiai da frutta'),
)

/** Sizes and manners that stand between a number and its measure or its food; they go to the note. */
export const sizeWords: ReadonlySet<string> = new Set(
  (
    'large small medium big medium-sized small/medium-sized normal-sized heaping heaped level very thin thick ' +
    'generous good scant rounded whole extra-large jumbo sized live normal große großer kleine ' +
    'kleiner mittelgroße mittlere grand grande grands grandes petit petite petits petites moyen moyenne ' +
    'gehäuft gehäufte gehäufter gehäuftes gestrichen gestrichene gestrichener gestrichenes colmada colmadas rasa ' +
    'rasas colmo colmi raso rasi bombée bombées rase rases cheia cheias grossa grosse piccola piccolo piccole medio media medie grande pequeño pequeña mediano mediana pequena'
  ).split(' '),
)

/** Sizes and manners as they are shortened, with or without a full stop behind them. */
export const shortSizes: ReadonlySet<string> = new Set('geh gestr gr kl mittl lg lrg sm med'.split(' '))

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
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  dozen: '12',
  halbe: '1/2',
  halber: '1/2',
  halbes: '1/2',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  zwölf: '12',
  zwanzig: '20',
  demi: '1/2',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  onze: '11',
  douze: '12',
  vingt: '20',
  mezzo: '1/2',
  mezza: '1/2',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
  dieci: '10',
  dodici: '12',
  venti: '20',
  medio: '1/2',
  media: '1/2',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  veinte: '20',
  meia: '1/2',
  meio: '1/2',
  dois: '2',
  duas: '2',
  três: '3',
  quatro: '4',
  sete: '7',
  oito: '8',
  dez: '10',
  doze: '12',
  vinte: '20',
}

/** Parts of one as words, behind a number: "two thirds". */
export const fractionWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    half: '1/2',
    halves: '1/2',
    third: '1/3',
    thirds: '1/3',
    quarter: '1/4',
    quarters: '1/4',
    fourth: '1/4',
    fourths: '1/4',
    eighth: '1/8',
    eighths: '1/8',
  }),
)

/** Articles: one, when a measure or something counted follows. */
export const articles: ReadonlySet<string> = new Set(
  'a an ein eine einen einer un une uno una um uma'.split(' '),
)

/** Words that join a measure to its food: "of", "de", "di". */
export const joiningWords: ReadonlySet<string> = new Set(
  'of de di du des del della dello do da dos das von'.split(' '),
)
