function words(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Spellings and slips of one word that mean the same; each is read as the first. */
export const SPELLINGS: readonly (readonly string[])[] = [
  ['chilli', 'chili', 'chile', 'chily', 'chilly', 'chillie', 'chilie'],
  ['yogurt', 'yoghurt', 'yoghourt', 'yogourt', 'jogurt'],
  ['soy', 'soya'],
  ['whisky', 'whiskey', 'whiskie'],
  ['leaf', 'leave', 'leaves'],
  ['loaf', 'loave'],
  ['half', 'halve'],
  ['ground', 'grounded'],
  ['cinnamon', 'cinamon', 'cinammon', 'cinnammon'],
  ['turmeric', 'tumeric'],
  ['sriracha', 'sriacha', 'siracha', 'sirracha'],
  ['mayonnaise', 'mayonaise', 'mayonnaize', 'majonnaise', 'mayonnais'],
  ['paprika', 'paprica'],
  ['bulgur', 'bulghur', 'bulgar', 'burghul'],
  ['gherkin', 'gerkin'],
  ['sauce', 'sause'],
  ['broccoli', 'brocoli', 'brocolli', 'broccolli'],
  ['bouillon', 'bulion', 'bullion', 'boullion', 'bouillion'],
  ['parmesan', 'parmesean', 'parmasan', 'parmezan'],
  ['zucchini', 'zuchini', 'zucchinis'],
  ['mozzarella', 'mozarella', 'mozzarela'],
  ['mushroom', 'shroom'],
  ['coriander', 'corriander'],
  ['vinegar', 'vinager', 'vinegear'],
  ['worcestershire', 'worchestershire', 'worcestshire'],
  ['jalapeno', 'jalepeno', 'jalapino'],
  ['lasagne', 'lasagna'],
  ['linseed', 'lineseed'],
  ['caster', 'castor'],
  ['flavour', 'flavor'],
  ['flavoured', 'flavored'],
  ['color', 'colour'],
  ['uncooked', 'uncoocked'],
  ['ketchup', 'catchup'],
  ['doughnut', 'donut'],
  ['breadcrumb', 'breadcrum'],
]

/** Words that say nothing about which food it is: size, quality, choice, and the small words of five languages. */
export const NOISE_WORDS: ReadonlySet<string> = new Set(
  words(`
    a an the of some any few little bit lot big large medium med small normal mid sized size very nice good high best
    quality organic bio fresh freshly optional optionally approx approximately about around circa plus more additional
    other another your our own favourite favorite choice preferred preferably ideally recommended suitable ripe extra
    home homemade store bought shop premium piece pcs pc cut each one two three four five six half quarter
    frisch frische frischer frischen frisches gross grosse kleine klein etwas
    frais un une du de des la le les el los las al di del della dello dei da fresco fresca
  `),
)

/** Words for what was done to a food, what it comes in or which part is left off. They do not change which food it is. */
export const PREPARATION_WORDS: ReadonlySet<string> = new Set(
  words(`
    chopped minced diced sliced grated shredded crushed cubed julienned peeled unpeeled deseeded seeded pitted stoned
    cored trimmed washed cleaned rinsed drained thawed defrosted melted softened beaten whisked sifted packed loosely
    lightly finely coarsely roughly thinly thickly thick thin squeezed cold warm warmed lukewarm chilled room
    temperature boneless skinless deboned lean raw uncooked cooked boiled toasted roasted halved quartered
    torn crumbled whole sprig stalk twig bunch handful pinch dash splash drizzle slice chunk
    floret strip frying fry greasing dusting brushing deep fine undiluted cube bag box packet pack package bottle jar bowl glass container block spear divided garnish serve serving
    gehackt gehackte gehackter gehackten gewurfelt geschnitten gerieben geriebener geschalt
    hache hachee hachees emince rape rapee picado picada rallado rallada tritato tritata grattugiato
  `),
)

/** Words that join the parts of a name and belong to no food. */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  words(
    'and or with without in on to for from into per as und oder mit et ou au aux avec y o con en e per in',
  ),
)
