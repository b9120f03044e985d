/** Foods that are poured: an "oz" of them is a fluid ounce in the kitchens that write "oz". */
export const liquidWords: ReadonlySet<string> = new Set(
  (
    'water milk cream beer ale stout wine champagne prosecco cider broth stock bouillon juice nectar oil vinegar ' +
    'coffee tea rum vodka whiskey whisky bourbon brandy kirsch cognac sake mirin lemonade soda cola buttermilk'
  ).split(' '),
)

/** Foods that are not counted by the piece: a bare number beside them lacks its unit. */
export const uncountedWords: ReadonlySet<string> = new Set(
  (
    'water milk cream beer wine broth stock bouillon juice oil vinegar coffee flour sugar salt butter margarine ' +
    'yogurt yoghurt rice honey syrup cheese cocoa cornstarch starch semolina couscous bulgur oats lard mayonnaise ' +
    'mustard mehl zucker milch wasser sahne farine sucre lait eau beurre farina zucchero latte acqua burro harina ' +
    'azúcar leche agua mantequilla farinha açúcar leite água manteiga'
  ).split(' '),
)

/** German foods that are counted, at the start of a text: before them "gr." is "große". */
export const countedFood: RegExp =
  /^(?:rote |weiße |reife |festkochende )?\p{L}*(?:eier|ei|zwiebeln?|kartoffeln?|tomaten?|karotten?|möhren?|paprika(?:schoten?)?|zucchini|auberginen?|gurken?|äpfel|apfel|birnen?|bananen?|zitronen?|orangen?|limetten?|zehen?|stangen?|scheiben?|champignons?|schalotten?|avocados?|mangos?|fenchel|kohlrabi|rüben?|pfirsiche?|dosen?|chilischoten?)(?!\p{L})/iu

/** Foods weighed a few grams at a time, at the start of a text: before them "gr." is grams. */
export const gramFoods: RegExp =
  /^\p{L}*(?:salz|zucker|mehl|hefe|backpulver|natron|butter|öl|pfeffer|zimt|stärke|pulver|gelatine|safran|käse|honig|kakao|gewürz|samen|agar)(?!\p{L})/iu

/** Foods as short as an abbreviation, without the "s" of several. */
export const shortFoods: ReadonlySet<string> = new Set(
  'egg fig pea yam cod nut ham bun roll rib ear pie hen duck lamb fish corn herb milk malt salt calf carp'.split(
    ' ',
  ),
)

/** What was done to a food before it is measured or used. */
export const preparationWords: ReadonlySet<string> = new Set(
  (
    'chopped diced minced sliced julienned grated grinded shredded melted softened cubed halved quartered peeled ' +
    'pitted cored seeded deseeded crushed mashed beaten whisked torn cut rinsed drained washed sifted stoned picked ' +
    'dried juiced divided thawed crumbled trimmed crosswise lengthwise toasted packed chilled cooled warmed warm ' +
    'cold lukewarm hot boiling husked shelled blanched scrubbed zested undiluted grounded florets raw cooked ' +
    'gehackt gewürfelt gerieben geschnitten geschält gehackte gehackter gewürfelte geriebener haché hachée hachés ' +
    'hachées émincé émincée émincés râpé râpée coupé coupée coupés fondu ramolli tritato tritata tritati grattugiato ' +
    'grattugiata affettato affettata picado picada picados picadas rallado rallada cortado cortada ralado ralada'
  ).split(' '),
)

/** Preparation words that, before a food, belong to its name as it is bought: "dried thyme", "crushed tomatoes". */
export const boughtThatWay: ReadonlySet<string> = new Set(
  'dried raw cooked toasted packed boiling crushed florets hot blanched'.split(' '),
)

/** Foods that "sliced", "cold" and the like belong to as they are bought. */
export const boughtNames: RegExp = /^(sliced (white |wholemeal )?bread|cold cuts|diced tomatoes in)/i

/** Manners that go before a preparation word: "finely chopped". */
export const mannerWords: ReadonlySet<string> = new Set(
  'finely freshly roughly coarsely thinly thickly lightly loosely well very fein grob finement finamente'.split(
    ' ',
  ),
)
