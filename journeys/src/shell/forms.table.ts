import type { Page } from 'playwright-core'

/** One form of the product: where it is, what a person types, and what comes of it. */
export interface FormCase {
  readonly name: string
  readonly path: string
  /** Brings the form on screen, where the page alone does not. */
  readonly open?: (page: Page) => Promise<unknown>
  /** What stands around the form; the page's main part without it. */
  readonly within?: string
  /** What is typed, by label. */
  readonly good: Readonly<Record<string, string>>
  /** What a rule refuses, by label: each of these fields is named then. */
  readonly bad?: Readonly<Record<string, string>>
  readonly submit: string
  /** The one document that comes of it, however often one presses. */
  readonly makes?: {
    readonly parent?: string
    readonly collectionId: string
    readonly values: Readonly<Record<string, string>>
  }
  /** A step between parties: a function of the server, which may fail. */
  readonly isCall?: true
}

const TERN = '/kitchens/demo-tern'
const DASHBOARD = `${TERN}/dashboard`
const MENU = { parent: `${TERN}/menus/demo-menu` }

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).first()
  await button.waitFor()
  await button.click()
}

async function firstIngredient(page: Page): Promise<void> {
  await page
    .locator(`main a[href^="${DASHBOARD}/ingredients/"]:not([href$="/prices"]):not([href$="/stocktake"])`)
    .first()
    .click()
  await page.getByRole('heading', { name: 'Yields' }).waitFor()
}

/** Opens what is folded away. */
const unfold = (place: string) => async (page: Page) => {
  await page.locator(place).waitFor()
  await page.locator(place).evaluate((details: HTMLDetailsElement) => (details.open = true))
}

async function firstRecipe(page: Page): Promise<void> {
  await page.locator(`main a[href^="${DASHBOARD}/recipes/"]:not([href$="/import"])`).first().click()
  await page.getByRole('link', { name: /^(?:Edit|Go on writing)$/u }).click()
}

/** Forms that write documents, and go through without a network. */
export const WRITES: readonly FormCase[] = [
  {
    name: 'a menu',
    path: `${DASHBOARD}/menus`,
    open: press('New menu'),
    within: 'dialog[open]',
    good: { Name: 'Pressed twice', 'VAT in the prices, %': '13' },
    bad: { Name: '', 'VAT in the prices, %': 'much' },
    submit: 'Make the menu',
    makes: { parent: TERN, collectionId: 'menus', values: { name: 'Pressed twice' } },
  },
  {
    name: 'a section of a menu',
    path: `${DASHBOARD}/menus/demo-menu`,
    good: { 'New section': 'Pressed twice' },
    bad: { 'New section': ' ' },
    submit: 'Add the section',
    makes: { ...MENU, collectionId: 'sections', values: { name: 'Pressed twice' } },
  },
  {
    name: 'an item of a menu',
    path: `${DASHBOARD}/menus/demo-menu`,
    open: press('Add an item'),
    within: '.menu-item-form',
    good: { 'What the guest reads': 'Pressed twice', 'Price with VAT': '12.50', Portion: '0.2' },
    bad: { 'What the guest reads': '', 'Price with VAT': 'dear', Portion: 'a lot' },
    submit: 'Add the item',
    makes: { ...MENU, collectionId: 'items', values: { name: 'Pressed twice' } },
  },
  {
    name: 'a task',
    path: `${DASHBOARD}/preparation`,
    open: press('Add a task'),
    within: 'dialog[open]',
    good: { 'What is to be made or done': 'Pressed twice', 'How much (optional)': '3' },
    bad: { 'What is to be made or done': '', 'How much (optional)': 'some' },
    submit: 'Put it on the list',
    makes: { parent: TERN, collectionId: 'prep-tasks', values: { name: 'Pressed twice' } },
  },
  {
    name: 'a cooling',
    path: `${DASHBOARD}/safety?view=runs`,
    within: 'form.run-start',
    good: { 'What is being cooled?': 'Pressed twice' },
    bad: { 'What is being cooled?': ' ' },
    submit: 'Start cooling',
    makes: { parent: TERN, collectionId: 'safety-runs', values: { food: 'Pressed twice' } },
  },
  {
    name: 'a recipe',
    path: `${DASHBOARD}/recipes`,
    open: press('New recipe'),
    within: 'dialog[open]',
    good: { Name: 'Pressed twice' },
    bad: { Name: '' },
    submit: 'Start writing',
    makes: {
      collectionId: 'recipes',
      values: { ownerKind: 'kitchen', ownerId: 'demo-tern', name: 'Pressed twice' },
    },
  },
  {
    name: 'an order at the pass',
    path: `${DASHBOARD}/tickets`,
    open: press('New ticket'),
    within: 'dialog[open]',
    good: {
      Table: 'Pressed twice',
      'Covers (optional)': '4',
      'Note to the kitchen (optional)': 'In a hurry',
      'Something else': 'Toast',
    },
    bad: { 'Covers (optional)': 'some' },
    submit: 'Send to the kitchen',
    makes: { parent: TERN, collectionId: 'tickets', values: { table: 'Pressed twice' } },
  },
  {
    name: 'a price',
    path: `${DASHBOARD}/ingredients`,
    open: async (page) => {
      await firstIngredient(page)
      await press('Add a price')(page)
    },
    within: 'dialog[open]',
    good: { Supplier: 'Pressed twice', Pack: '6 x 750 ml', 'Price of a pack': '31.20' },
    bad: { Supplier: '', Pack: 'box', 'Price of a pack': 'dear' },
    submit: 'Save price',
    makes: { parent: TERN, collectionId: 'price-lines', values: { supplierName: 'Pressed twice' } },
  },
  {
    name: 'a yield',
    path: `${DASHBOARD}/ingredients`,
    open: async (page) => {
      await firstIngredient(page)
      if ((await page.locator('.fact-form').count()) === 0) await press('Add a yield')(page)
    },
    within: '.fact-form',
    good: { Preparation: 'pressed twice', Usable: '83' },
    bad: { Preparation: '', Usable: 'most' },
    submit: 'Add',
  },
]

const ORDER = `${DASHBOARD}/suppliers/demo-tern_PO-000001`
const CANCEL = 'details:has(summary:text-is("Cancel the order"))'

/** Forms that only keep and lead here: what they send is proven where it is done. Those of one page stand together. */
export const KEPT: readonly FormCase[] = [
  {
    name: 'a supplier without account',
    path: `${DASHBOARD}/suppliers`,
    open: press('Add one without account'),
    within: 'dialog[open]',
    good: { 'Name of the supplier': 'Pressed twice', 'E-mail for orders (optional)': 'twice@pressed.test' },
    bad: { 'Name of the supplier': '', 'E-mail for orders (optional)': 'nobody' },
    submit: 'Save',
  },
  {
    name: 'a delivery',
    path: ORDER,
    open: async (page) => {
      await page.locator('form.supply-step').waitFor()
      if ((await page.getByLabel('Packs').count()) === 0) await press('Line by line')(page)
    },
    within: 'form.supply-step',
    good: { Packs: '٣', 'Temperature (optional)': '−4,5', 'Price on the note (optional)': '1.250,50' },
    bad: { Packs: 'some', 'Temperature (optional)': 'warm', 'Price on the note (optional)': 'dear' },
    submit: 'Receive',
  },
  {
    name: 'a cancelled order',
    path: ORDER,
    open: unfold(CANCEL),
    within: CANCEL,
    good: { Why: 'Pressed twice' },
    bad: { Why: ' ' },
    submit: 'Cancel the order',
  },
  {
    name: 'an ingredient for the shelf',
    path: `${DASHBOARD}/ingredients`,
    open: press('Add ingredient'),
    within: 'dialog[open]',
    good: { Name: 'Oil pressed twice' },
    submit: 'Close',
  },
  {
    name: 'a recipe being written',
    path: `${DASHBOARD}/recipes`,
    open: firstRecipe,
    good: { Name: 'Pressed twice', 'What changed and why (optional)': 'Pressed' },
    bad: { Name: '' },
    submit: 'Save as a new version',
  },
  {
    name: 'a pasted recipe',
    path: `${DASHBOARD}/recipes/import`,
    open: unfold('details.import-paste'),
    within: 'details.import-paste',
    good: { 'Recipe text': 'Pressed twice' },
    submit: 'Read it',
  },
  {
    name: 'the right to be in a team, taken',
    path: `${DASHBOARD}/team`,
    open: async (page) => {
      await press('Change Bruno Alves')(page)
      await press('Take Bruno Alves out of the team')(page)
    },
    within: 'dialog[open]',
    good: { Reason: 'Pressed twice' },
    bad: { Reason: '' },
    submit: 'Take out of the team',
  },
  {
    name: 'a kitchen',
    path: `${TERN}/edit`,
    good: { Name: 'Pressed twice', 'Town (optional)': 'Porto', 'About the kitchen (optional)': 'Twice' },
    bad: { Name: '', 'Food cost target': '0' },
    submit: 'Save',
  },
  {
    name: 'a handle',
    path: `${TERN}/edit`,
    within: '.handle-form',
    good: { Handle: 'pressed-twice' },
    bad: { Handle: 'kitchens' },
    submit: 'Take this handle',
  },
  {
    name: 'a job',
    path: '/jobs/create',
    good: { Title: 'Pressed twice' },
    bad: { Title: '' },
    submit: 'Publish',
  },
  {
    name: 'a name',
    path: '/settings',
    within: 'form:has-text("As your team reads it")',
    good: { 'Your name': 'Pressed Twice' },
    bad: { 'Your name': '' },
    submit: 'Save',
  },
  {
    name: 'a shared ingredient',
    path: '/ingredients/create',
    good: { Name: 'Oil pressed twice' },
    bad: { Name: '' },
    submit: 'Make it and add the facts',
  },
]

/** Forms that are a step between parties: a function, or the identity service. */
export const CALLS: readonly FormCase[] = [
  {
    name: 'an invitation',
    path: `${DASHBOARD}/team`,
    open: async (page) => {
      await press('Invite people')(page)
      await page.getByLabel('One person, by e-mail').check()
    },
    within: 'dialog[open]',
    good: { 'Their e-mail': 'twice@pressed.test', 'A word with it (optional)': 'Pressed twice' },
    bad: { 'Their e-mail': 'nobody' },
    submit: 'Make the invitation',
    makes: { parent: TERN, collectionId: 'invitations', values: { note: 'Pressed twice' } },
  },
]
