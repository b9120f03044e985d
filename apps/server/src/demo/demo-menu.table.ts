/** The demo menu: section, item, price in cents with VAT, recipe file, and what the guest reads under the name. */
export const demoMenu: readonly {
  readonly section: string
  readonly items: readonly (readonly [name: string, cents: number, recipeFile: string, text: string])[]
}[] = [
  {
    section: 'To begin',
    items: [
      ['Lebanese lentil soup', 650, 'lebanese-lentil-soup', 'Red lentils, chard and plenty of lemon'],
      ['Smoked salmon quiche', 890, 'smoked-salmon-quiche', 'Short crust, dill, a few leaves'],
      ['Stuffed round squash', 980, 'stuffed-round-squash', 'From the oven, cheese on top'],
    ],
  },
  {
    section: 'Mains',
    items: [
      ['Finnish salmon soup', 1650, 'finnish-salmon-soup', 'Potato, leek, cream and dill; bread beside it'],
      ['Veal schnitzel, potato salad', 1950, 'schnitzel', 'Fried in butter, with a piece of lemon'],
      [
        'Vegetable and chickpea curry',
        1390,
        'fall-vegetable-and-chickpea-curry',
        'Sweet potato, red pepper, lime and coriander',
      ],
      ['Beef and broccoli', 1690, 'beef-and-broccoli', 'Hot from the wok, ginger and garlic'],
      ['Älplermagronen', 1450, 'aelplermagronen', 'Macaroni, bacon and cheese, apple sauce on the side'],
    ],
  },
  {
    section: 'Sweet',
    items: [
      ['Apple pie', 690, 'apple-pie', 'Baked this afternoon'],
      ['Honey vanilla ice cream', 550, 'honey-vanilla-ice-cream', 'Two scoops, churned here'],
      ['Banana bread, butter', 520, 'banana-bread', 'With walnuts, toasted'],
    ],
  },
]
