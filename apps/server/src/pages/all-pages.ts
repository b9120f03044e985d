import { ingredientPage } from './ingredients/ingredient-page.ts'
import { ingredientsPage } from './ingredients/ingredients-page.ts'
import { kitchenPage } from './kitchens/kitchen-page.ts'
import { menuPage } from './kitchens/menu-page.ts'
import { jobPage } from './jobs/job-page.ts'
import { jobsPage } from './jobs/jobs-page.ts'
import { brigadeUserPage } from './people/brigade-user-page.ts'
import { cardLists } from './people/card-lists.ts'
import { chefPage } from './people/chef-page.ts'
import { foundPage } from './people/found-page.ts'
import { professionalPage } from './people/professional-page.ts'
import { recruiterPage } from './people/recruiter-page.ts'
import { supplierPage } from './people/supplier-page.ts'
import { plansPage } from './plans/plans-page.ts'
import { entitiesPage, objectsPage } from './showcase/sample-pages.ts'
import { recipePage } from './recipes/recipe-page.ts'
import { recipesPage } from './recipes/recipes-page.ts'
import { searchPage } from './search/search-page.ts'
import type { PageLoader } from './page-loader.ts'

/** Every public route whose data comes with the page. */
export const pageLoaders: readonly PageLoader[] = [
  foundPage,
  ...cardLists,
  brigadeUserPage,
  chefPage,
  supplierPage,
  professionalPage,
  recruiterPage,
  jobsPage,
  jobPage,
  kitchenPage,
  menuPage,
  ingredientsPage,
  ingredientPage,
  recipesPage,
  recipePage,
  plansPage,
  entitiesPage,
  objectsPage,
  searchPage,
]
