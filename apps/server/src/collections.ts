import { applicationEvents, offers } from '@brigade/domain/applications/application-event.ts'
import { applications } from '@brigade/domain/applications/application.ts'
import { ingredients } from '@brigade/domain/ingredients/ingredient.ts'
import { pastPrices, priceLines } from '@brigade/domain/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/ingredients/stock-lines.ts'
import { hiringTeams } from '@brigade/domain/jobs/hiring-team.ts'
import { jobs } from '@brigade/domain/jobs/job.ts'
import { accessLinks } from '@brigade/domain/kitchens/access-link.ts'
import { kitchenDevices } from '@brigade/domain/kitchens/device.ts'
import { equipment } from '@brigade/domain/kitchens/equipment.ts'
import { invitations } from '@brigade/domain/kitchens/invitation.ts'
import { joinRequests } from '@brigade/domain/kitchens/join-request.ts'
import { kitchenSettings } from '@brigade/domain/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { stations } from '@brigade/domain/kitchens/station.ts'
import { storageAreas } from '@brigade/domain/kitchens/storage-area.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/menus/menus.ts'
import { notifications } from '@brigade/domain/notifications/notification.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/brigade-user-profile.ts'
import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { chefProfiles, chefs } from '@brigade/domain/people/chef.ts'
import { handles } from '@brigade/domain/people/handles.ts'
import { professionalProfiles } from '@brigade/domain/people/professional-profile.ts'
import { professionals } from '@brigade/domain/people/professional.ts'
import { recruiterProfiles, recruiters } from '@brigade/domain/people/recruiter.ts'
import { prepPlans } from '@brigade/domain/preparation/prep-plan.ts'
import { prepTasks } from '@brigade/domain/preparation/prep-task.ts'
import { recipeVersions, recipes } from '@brigade/domain/recipes/recipes.ts'
import { seeds } from './seeds/seed-once.ts'

/** Every collection there is; the provider refuses all others. */
export const collections = [
  brigadeUsers,
  brigadeUserProfiles,
  handles,
  professionals,
  professionalProfiles,
  chefs,
  chefProfiles,
  recruiters,
  recruiterProfiles,
  notifications,
  kitchens,
  kitchenSettings,
  teamMembers,
  invitations,
  joinRequests,
  kitchenDevices,
  accessLinks,
  stations,
  equipment,
  storageAreas,
  ingredients,
  stockLines,
  priceLines,
  pastPrices,
  recipes,
  recipeVersions,
  menus,
  menuSections,
  menuItems,
  publicMenus,
  prepPlans,
  prepTasks,
  jobs,
  hiringTeams,
  applications,
  applicationEvents,
  offers,
  seeds,
]
