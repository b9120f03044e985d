/** The demo menu: section, item, price in cents with VAT, recipe file. */
export const demoMenu: readonly {
  readonly section: string
  readonly items: readonly (readonly [name: string, cents: number, recipeFile: string])[]
}[] = [
  {
    section: 'To begin',
    items: [
      ['Lebanese lentil soup', 650, 'lebanese-lentil-soup'],
      ['Smoked salmon quiche', 890, 'smoked-salmon-quiche'],
      ['Stuffed round squash', 980, 'stuffed-round-squash'],
    ],
  },
  {
    section: 'Mains',
    items: [
      ['Finnish salmon soup', 1650, 'finnish-salmon-soup'],
      ['Veal schnitzel, potato salad', 1950, 'schnitzel'],
      ['Vegetable and chickpea curry', 1390, 'fall-vegetable-and-chickpea-curry'],
      ['Beef and broccoli', 1690, 'beef-and-broccoli'],
      ['Älplermagronen', 1450, 'aelplermagronen'],
    ],
  },
  {
    section: 'Sweet',
    items: [
      ['Apple pie', 690, 'apple-pie'],
      ['Honey vanilla ice cream', 550, 'honey-vanilla-ice-cream'],
      ['Banana bread, butter', 520, 'banana-bread'],
    ],
  },
]
