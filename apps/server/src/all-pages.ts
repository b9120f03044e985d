import { ingredientPage } from './food/pages/ingredients/ingredient-page.ts'
import { ingredientsPage } from './food/pages/ingredients/ingredients-page.ts'
import { kitchenPage } from './kitchen/pages/kitchen-page.ts'
import { menuPage } from './kitchen/pages/menu-page.ts'
import { jobPage } from './hiring/pages/job-page.ts'
import { jobsPage } from './hiring/pages/jobs-page.ts'
import { brigadeUserPage } from './people/pages/brigade-user-page.ts'
import { cardLists } from './people/pages/card-lists.ts'
import { chefPage } from './people/pages/chef-page.ts'
import { foundPage } from './search/pages/found-page.ts'
import { professionalPage } from './people/pages/professional-page.ts'
import { recruiterPage } from './hiring/pages/recruiter-page.ts'
import { supplierPage } from './kitchen/pages/supplier-page.ts'
import { plansPage } from './people/pages/plans-page.ts'
import { entitiesPage, objectsPage } from './core/pages/showcase/sample-pages.ts'
import { recipePage } from './food/pages/recipes/recipe-page.ts'
import { recipesPage } from './food/pages/recipes/recipes-page.ts'
import { searchPage } from './search/pages/search-page.ts'
import type { PageLoader } from './core/pages/page-loader.ts'

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
