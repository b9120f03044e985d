import type { Job } from '@brigade/domain/hiring/jobs/job.ts'

type Town = readonly [name: string, country: Job['place']['country'], latitude: number, longitude: number]

/** Towns with their coordinates, those with most jobs first. */
export const jobTowns: readonly Town[] = [
  ['London', 'GB', 51.507, -0.128],
  ['Paris', 'FR', 48.857, 2.352],
  ['Berlin', 'DE', 52.52, 13.405],
  ['Madrid', 'ES', 40.417, -3.704],
  ['Rome', 'IT', 41.903, 12.496],
  ['Lisbon', 'PT', 38.722, -9.139],
  ['Warsaw', 'PL', 52.23, 21.012],
  ['Munich', 'DE', 48.135, 11.582],
  ['Barcelona', 'ES', 41.385, 2.173],
  ['Milan', 'IT', 45.464, 9.19],
  ['Lyon', 'FR', 45.764, 4.836],
  ['Hamburg', 'DE', 53.551, 9.994],
  ['Manchester', 'GB', 53.481, -2.243],
  ['Marseille', 'FR', 43.296, 5.37],
  ['Porto', 'PT', 41.158, -8.629],
  ['Kraków', 'PL', 50.065, 19.945],
  ['Cologne', 'DE', 50.938, 6.96],
  ['Naples', 'IT', 40.852, 14.268],
  ['Bordeaux', 'FR', 44.838, -0.579],
  ['Seville', 'ES', 37.389, -5.984],
  ['Edinburgh', 'GB', 55.953, -3.188],
  ['Vienna', 'AT', 48.208, 16.374],
  ['Zürich', 'CH', 47.377, 8.542],
  ['Brussels', 'BE', 50.85, 4.352],
  ['Amsterdam', 'NL', 52.368, 4.904],
  ['Nice', 'FR', 43.71, 7.262],
  ['Bristol', 'GB', 51.455, -2.588],
  ['Toulouse', 'FR', 43.605, 1.444],
  ['Valencia', 'ES', 39.47, -0.376],
  ['Turin', 'IT', 45.07, 7.687],
  ['Gdańsk', 'PL', 54.352, 18.646],
  ['Faro', 'PT', 37.019, -7.93],
]

/** What posts are written with, the frequent words first. */
export const jobWords: readonly string[] =
  `kitchen team service evening experience season restaurant hotel brunch station menu guests staff weekend prep fresh
   food days full time hours work clean order stock sauce grill fish meat pastry bread garden market local house small
   open busy calm young senior junior lead train teach learn skill pride care plan rota split shift early late night
   morning lunch dinner banquet event catering bistro brasserie tavern bar cafe bakery butchery larder garnish roast
   braise smoke cure pickle ferment vegan vegetarian seafood oyster mussel lobster game venison duck lamb veal pork
   beef poultry charcuterie cheese dessert chocolate sugar viennoiserie sourdough pizza pasta ramen sushi izakaya
   tapas mezze curry tandoor wok dimsum barista sommelier mixology terrace rooftop alpine coastal ski chalet festival
   stadium hospital school canteen nursing cruise yacht embassy vineyard farm organic hygiene allergens costing
   inventory supplier purchasing budget margin audit knife plancha rotisserie rational combi blast chiller dishwasher
   accommodation meals uniform tips bonus pension insurance holiday relocation visa language french italian german
   spanish polish arabic levantine nordic basque sichuan oaxacan ligurian provençale nikkei michelin bib gourmand`
    .split(/\s+/u)
    .filter((word) => word !== '')
