/** Old and short addresses and where they lead. The build publishes them in `/builds/meta/{buildId}.json`. */
export const redirects: Readonly<Record<string, string>> = {
  '/login': '/auth',
  '/chef-kitchens': '/chefs/dashboard/chef-Kitchens',
  '/design-system/organisms': '/design-system/organims',
}
