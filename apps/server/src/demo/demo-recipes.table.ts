/** Recipe files of the demo kitchen, with portions where the file does not say them. */
export const demoRecipes: readonly {
  readonly file: string
  readonly portions?: number
  /** Shown to everybody. */
  readonly isShown?: boolean
  /** What the kitchen takes where a line leaves a choice. */
  readonly chosen?: Readonly<Record<string, string>>
}[] = [
  { file: 'apple-pie', isShown: true },
  { file: 'exotic-ginger-cumin-chicken' },
  { file: 'banana-bread', portions: 10 },
  { file: 'fall-vegetable-and-chickpea-curry' },
  { file: 'turkish-style-spiced-chicken' },
  { file: 'smoked-salmon-quiche', isShown: true },
  { file: 'bolo-do-caco', portions: 8 },
  { file: 'cinnamon-biscuits', portions: 24 },
  { file: 'lebanese-lentil-soup', isShown: true },
  { file: 'perfect-potato-salad' },
  { file: 'ukrainian-vareniki' },
  { file: 'banana-pancakes' },
  { file: 'cheesy-pasta-bake' },
  { file: 'lenten-lentil-curry' },
  { file: 'schnitzel' },
  { file: 'southern-biscuits', portions: 8 },
  { file: 'zopf', portions: 12, isShown: true },
  { file: 'cheddar-crusted-chicken' },
  { file: 'danish-pancake', portions: 4 },
  { file: 'honey-vanilla-ice-cream', portions: 8 },
  { file: 'stuffed-round-squash' },
  { file: 'shortcrust-pastry' },
  { file: 'hakka-style-meatballs' },
  { file: 'spicy-kung-pao-style-chicken' },
  { file: 'spinach-rice-casserole' },
  { file: 'zaatar-chicken-bulgur-bowls' },
  { file: 'tofu-and-cashew-chow-mein' },
  { file: 'spaghetti-and-meatballs' },
  { file: 'korv-stroganoff' },
  { file: 'one-pot-chicken-tetrazzini' },
  { file: 'aelplermagronen' },
  { file: 'naan-bread', isShown: true },
  { file: 'oatmeal-pancakes' },
  { file: 'chicken-soup', portions: 6 },
  {
    file: 'sourdough-loaf',
    portions: 10,
    chosen: { '87g rye or whole wheat flour': 'rye-flour' },
  },
  { file: 'swedish-pancakes' },
  { file: 'beef-and-broccoli' },
  { file: 'hoisin_tofu_and_broccoli' },
  { file: 'wholemeal-wheat-flour-pizza-dough' },
  {
    file: 'finnish-salmon-soup',
    portions: 4,
    chosen: { '4 cups water or stock': 'water', 'salt and pepper to taste': 'salt' },
  },
]
