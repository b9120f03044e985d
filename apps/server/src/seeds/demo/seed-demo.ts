import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildJob, published } from '@brigade/builders/build-job.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildMenu, publishBuiltMenu } from '@brigade/builders/build-menu.ts'
import { buildPriceLine, buildStockLine, catalogueEntry } from '@brigade/builders/build-pantry.ts'
import {
  buildChef,
  buildPerson,
  buildProfessional,
  buildRecruiter,
  buildSupplier,
} from '@brigade/builders/build-people.ts'
import { buildRecipeFromFile, type BuiltRecipe } from '@brigade/builders/build-recipe.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { kitchenAllergens } from '@brigade/domain/recipes/recipe-allergens.ts'
import type { Timestamp } from '@brigade/domain/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { Identity } from '@brigade/platform/identity/identity.ts'
import { isSeeded, seedOnce } from '../seed-once.ts'
import { demoDay } from './demo-day.ts'
import { demoJobs } from './demo-jobs.table.ts'
import { demoMenu } from './demo-menu.table.ts'
import { DEMO_PASSWORD, demoProfessionals, demoTeam } from './demo-people.table.ts'
import { demoPrices } from './demo-prices.table.ts'
import { demoRecipes } from './demo-recipes.table.ts'

const KITCHEN_ID = 'demo-tern'
const MENU_ID = 'demo-menu'
const DEMO = { id: 'demo', content: 1 }

/** Somebody of the demo with the account they sign in with. */
type TeamPerson = (typeof demoTeam)[number] & { readonly uid: string }

/** Founds the demo kitchen with its people, recipes, prices, menu, jobs and a day's preparation, once. */
export async function seedDemo({
  documents,
  identity,
}: {
  readonly documents: Documents
  readonly identity: Identity
}): Promise<void> {
  if (await isSeeded(documents, DEMO)) return
  // Accounts are made first: inside the transaction the identity service would wait for it.
  const team = await accounts(identity)
  const [owner] = team
  if (owner === undefined) return
  await seedOnce(documents, DEMO, async (tx) => {
    const recipes = await readRecipes(owner.uid, tx.now)
    const built = [
      ...kitchenWith(team, owner, tx.now),
      ...pantryFor(recipes, owner.uid, tx.now),
      ...recipes.flatMap((recipe) => recipe.documents),
      ...menuOf(recipes, owner.uid, tx.now),
      ...hiring(owner, tx.now),
      ...neighbours(owner, tx.now),
      ...demoDay(
        { kitchenId: KITCHEN_ID, by: owner.uid },
        { recipes, team: team.map(({ uid }) => uid), at: tx.now },
      ),
    ]
    for (const { path, data } of built) tx.set(path, data)
  })
}

async function accounts(identity: Identity): Promise<readonly TeamPerson[]> {
  const people: TeamPerson[] = []
  for (const person of demoTeam) {
    const { email, displayName } = person
    const uid = await identity.createAccount({
      email,
      password: DEMO_PASSWORD,
      displayName,
      isEmailVerified: true,
    })
    people.push({ ...person, uid })
  }
  return people
}

function kitchenWith(
  team: readonly TeamPerson[],
  owner: TeamPerson,
  at: Timestamp,
): readonly BuiltDocument[] {
  return [
    ...buildKitchen(
      {
        kitchenId: KITCHEN_ID,
        owner: owner.uid,
        draft: { founderName: owner.displayName },
        kitchen: {
          isListed: true,
          description:
            'Sixty seats, an open fire and a short menu. The demo kitchen: look round, change what you like.',
        },
      },
      at,
    ),
    ...team.filter(({ uid }) => uid !== owner.uid).map((person) => buildTeamMember(memberOf(person), at)),
    ...team.flatMap((person) => buildPerson(person, at)),
  ]
}

function memberOf({ uid, displayName, access, position }: TeamPerson) {
  return { kitchenId: KITCHEN_ID, uid, displayName, access, position }
}

async function readRecipes(
  by: string,
  at: Timestamp,
): Promise<readonly (BuiltRecipe & { readonly file: string })[]> {
  return Promise.all(
    demoRecipes.map(async ({ file, portions }) => {
      const fileName = `${file}.md`
      const address = import.meta.resolve(`@brigade/domain/fixtures/recipes/${fileName}`)
      const text = await readFile(fileURLToPath(address), 'utf8')
      const recipeFile = { fileName, text, isApproved: true, ...(portions !== undefined && { portions }) }
      return { file, ...buildRecipeFromFile({ kitchenId: KITCHEN_ID, by }, recipeFile, at) }
    }),
  )
}

/** A stock line for everything the recipes use; a few have no price yet, as in any kitchen. */
function pantryFor(recipes: readonly BuiltRecipe[], by: string, at: Timestamp): readonly BuiltDocument[] {
  const pantry = { kitchenId: KITCHEN_ID, by }
  const prices = new Map(demoPrices.map((row) => [row[0], row]))
  const used = new Set(recipes.flatMap(({ ingredientIds }) => ingredientIds))
  return [...used].flatMap((ingredientId) => {
    const row = prices.get(ingredientId)
    if (row === undefined) return [buildStockLine(pantry, ingredientId, { at })]
    const [, supplierName, count, amount, unit, cents] = row
    const price = { minor: cents, currency: 'EUR' as const }
    return [
      buildStockLine(pantry, ingredientId, { at, unit }),
      buildPriceLine(pantry, ingredientId, {
        supplierName,
        pack: { count, size: { amount, unit } },
        price,
        priceAt: at,
      }),
    ]
  })
}

function menuOf(
  recipes: readonly (BuiltRecipe & { readonly file: string })[],
  by: string,
  at: Timestamp,
): readonly BuiltDocument[] {
  const ids = new Map(recipes.map(({ file, recipeId }) => [file, recipeId]))
  const pantry = { kitchenId: KITCHEN_ID, by }
  const documents = buildMenu(
    pantry,
    {
      menuId: MENU_ID,
      name: 'Autumn',
      currency: 'EUR',
      vatPct: '13',
      sections: demoMenu.map(({ section, items }) => ({
        name: section,
        items: items.map(([name, minor, file]) => {
          const recipeId = ids.get(file)
          return { name, minor, ...(recipeId !== undefined && { recipeId }) }
        }),
      })),
    },
    at,
  )
  const allergens = kitchenAllergens({
    recipes: new Map(recipes.map(({ recipeId, recipe }) => [recipeId, recipe])),
    stockLines: new Map(
      recipes
        .flatMap(({ ingredientIds }) => ingredientIds)
        .map((id) => [id, { ...catalogueEntry(id), exemptGroups: [] }]),
    ),
  })
  return publishBuiltMenu(pantry, { menuId: MENU_ID, documents }, { allergens, at })
}

function hiring(owner: TeamPerson, at: Timestamp): readonly BuiltDocument[] {
  const recruiter = { uid: owner.uid, displayName: owner.displayName }
  return [
    ...buildRecruiter({ uid: owner.uid, companyName: 'Tern' }, at),
    ...demoJobs.flatMap(({ jobId, ...job }) =>
      buildJob({ jobId, recruiter, job: { ...job, kitchenId: KITCHEN_ID, ...published(at) } }, at),
    ),
    ...demoProfessionals.flatMap((person, index) => {
      const { displayName, title, role, shortBio, town, latitude, longitude } = person
      const uid = `demo-professional-${index + 1}`
      const workAreas = [{ label: town, centre: { latitude, longitude }, radiusKm: 25 }]
      return [
        ...buildPerson({ uid, displayName }, at),
        ...buildProfessional(
          { uid, displayName, title, roles: [role], shortBio, workAreas, openTo: ['permanent'] },
          at,
        ),
      ]
    }),
  ]
}

/** The head chef's own page, and somebody who delivers. */
function neighbours({ uid, displayName }: TeamPerson, at: Timestamp): readonly BuiltDocument[] {
  const seller = { uid: 'demo-supplier', displayName: 'Rita Lopes' }
  return [
    ...buildChef(
      { uid, displayName, specialties: ['Open fire', 'Atlantic fish'], shownKitchens: [KITCHEN_ID] },
      at,
    ),
    ...buildPerson(seller, at),
    ...buildSupplier(
      {
        ...seller,
        companyName: 'Mercado da Ribeira Nova',
        categories: ['greengrocery', 'fish and seafood'],
        regions: [{ country: 'PT', region: 'Lisbon' }],
        deliveryDays: [1, 2, 3, 4, 5, 6],
        shortBio: 'Vegetables and fish from the morning market, before ten.',
      },
      at,
    ),
  ]
}
