import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { collectionPath, collectionPathOf, idOf } from '@brigade/contract/path.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildMenu, publishBuiltMenu } from '@brigade/builders/build-menu.ts'
import { buildPerson } from '@brigade/builders/build-people.ts'
import { buildRecipeFromFile, type BuiltRecipe } from '@brigade/builders/build-recipe.ts'
import { type BuiltDocument, builtDocument } from '@brigade/builders/built-document.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { newStation } from '@brigade/domain/kitchen/kitchens/new-station.ts'
import { stations } from '@brigade/domain/access/stations/station.ts'
import { type KitchenAllergens, kitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { Identity } from '@brigade/platform/identity/identity.ts'
import { isSeeded, seedOnce } from './seed-once.ts'
import { demoApplicants } from './demo-applications.ts'
import { demoDay } from './demo-day.ts'
import { demoMenu } from './demo-menu.table.ts'
import { demoHiring, demoNeighbours } from './demo-neighbours.ts'
import { DEMO_PASSWORD, demoSeller, demoTeam } from './demo-people.table.ts'
import { demoPantry } from './demo-pantry.ts'
import { demoRecipes } from './demo-recipes.table.ts'
import { demoPrepMinutes } from './demo-service.table.ts'
import { demoRooms, demoSettings } from './demo-rooms.ts'
import { demoSafety } from './demo-safety.ts'
import { demoShown } from './demo-shown.ts'
import { demoService } from './demo-service.ts'
import { demoStations, stationOfRecipe } from './demo-stations.table.ts'
import { demoSupply } from './demo-supply.ts'

const KITCHEN_ID = 'demo-tern'
const MENU_ID = 'demo-menu'
/** Tuesday to Saturday. */
const OPEN_DAYS = [2, 3, 4, 5, 6]
const DEMO = { id: 'demo', content: 1 }

/** Somebody of the demo with the account they sign in with. */
type TeamPerson = (typeof demoTeam)[number] & { readonly uid: string }

/** Founds the demo kitchen with its people, recipes, prices, menu, jobs with applicants, a day's preparation, a service under way and today's checks, once. */
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
  const seller = { displayName: demoSeller.displayName, uid: await accountOf(identity, demoSeller) }
  const [owner] = team
  if (owner === undefined) return
  await seedOnce(documents, DEMO, async (tx) => {
    const kitchen = { kitchenId: KITCHEN_ID, by: owner.uid }
    const recipes = await readRecipes(owner.uid, tx.now)
    const pantry = demoPantry(kitchen, recipes, tx.now)
    const allergens = kitchenAllergens({
      recipes: new Map(recipes.map(({ recipeId, recipe }) => [recipeId, recipe])),
      stockLines: stockLinesIn(pantry),
    })
    const hiring = demoHiring(KITCHEN_ID, owner, tx.now)
    const desk = { allergens, by: owner.uid, at: tx.now }
    const built = [
      ...kitchenWith(team, owner, tx.now),
      ...demoRooms(kitchen, tx.now),
      ...pantry,
      ...recipes.flatMap((recipe) => recipe.documents),
      ...menuOf(recipes, desk),
      ...demoShown(recipes, desk),
      ...hiring,
      ...demoApplicants(hiring, owner.uid, tx.now),
      ...demoNeighbours(KITCHEN_ID, owner, tx.now),
      ...demoDay(kitchen, { recipes, team: team.map(({ uid }) => uid), at: tx.now }),
      ...demoService(kitchen, tx.now),
      ...demoSafety(kitchen, { team: team.map(({ uid }) => uid), at: tx.now }),
      ...demoSupply(kitchen, seller, tx.now),
    ]
    for (const { path, data } of built) tx.set(path, data)
  })
}

async function accounts(identity: Identity): Promise<readonly TeamPerson[]> {
  const people: TeamPerson[] = []
  for (const person of demoTeam) people.push({ ...person, uid: await accountOf(identity, person) })
  return people
}

/** The uid of a new account of the demo. */
function accountOf(
  identity: Identity,
  { email, displayName }: { readonly email: string; readonly displayName: string },
): Promise<string> {
  return identity.createAccount({ email, password: DEMO_PASSWORD, displayName, isEmailVerified: true })
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
        settings: demoSettings,
        kitchen: {
          isListed: true,
          description:
            'Sixty seats, an open fire and a short menu. The demo kitchen: look round, change what you like.',
          cuisines: ['Portuguese', 'Seafood'],
          hours: OPEN_DAYS.flatMap((day) => [
            { day, from: '12:30', to: '15:00' },
            { day, from: '19:00', to: '23:00' },
          ]),
        },
      },
      at,
    ),
    ...demoStations.map(({ stationId, ...said }, index) =>
      builtDocument(
        stations,
        { kitchenId: KITCHEN_ID, stationId },
        newStation({ ...said, sortKey: sortKeyAt(index) }, owner.uid, at),
      ),
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
    demoRecipes.map(async ({ file, ...said }) => {
      const fileName = `${file}.md`
      const address = import.meta.resolve(`@brigade/domain/fixtures/recipes/${fileName}`)
      const text = await readFile(fileURLToPath(address), 'utf8')
      const recipeFile = { fileName, text, isApproved: true, ...said }
      return { file, ...buildRecipeFromFile({ kitchenId: KITCHEN_ID, by }, recipeFile, at) }
    }),
  )
}

/** The stock lines among documents, by id. */
function stockLinesIn(documents: readonly BuiltDocument[]): ReadonlyMap<string, StockLine> {
  const folder = collectionPath(stockLines, { kitchenId: KITCHEN_ID })
  return new Map(
    documents
      .filter(({ path }) => collectionPathOf(path) === folder)
      .map(({ path, data }) => [idOf(path), stockLines.schema.parse(data)]),
  )
}

interface MenuContext {
  readonly allergens: KitchenAllergens
  readonly by: string
  readonly at: Timestamp
}

function menuOf(
  recipes: readonly (BuiltRecipe & { readonly file: string })[],
  { allergens, by, at }: MenuContext,
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
        items: items.map(([name, minor, file, text]) => {
          const recipeId = ids.get(file)
          const stationId = stationOfRecipe[file]
          const prepMin = demoPrepMinutes[name]
          return {
            name,
            minor,
            text,
            ...(recipeId !== undefined && { recipeId }),
            ...(stationId !== undefined && { stationIds: [stationId] }),
            ...(prepMin !== undefined && { prepMin }),
          }
        }),
      })),
    },
    at,
  )
  return publishBuiltMenu(pantry, { menuId: MENU_ID, documents }, { allergens, at })
}
