import * as z from 'zod'

/** The parts of schema.org that our pages speak, with every property that they may use [schema.org 29]. */
const type = <Name extends string>(name: Name) => ({ '@type': z.literal(name) })
const Text = z.string().min(1)
const Moment = z.iso.datetime()
const Diet = z.stringFormat('diet', /^https:\/\/schema\.org\/\w+Diet$/u)

const Address = z.strictObject({
  ...type('PostalAddress'),
  streetAddress: Text.optional(),
  addressLocality: Text,
  addressRegion: Text.optional(),
  postalCode: Text.optional(),
  addressCountry: z.string().length(2),
})
const Coordinates = z.strictObject({
  ...type('GeoCoordinates'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const Offer = z.strictObject({
  ...type('Offer'),
  url: z.url().optional(),
  price: z.string().regex(/^\d+(?:\.\d+)?$/u),
  priceCurrency: z.string().length(3),
})
const Category = z.strictObject({
  ...type('CategoryCode'),
  inCodeSet: z.unknown(),
  codeValue: Text,
  name: Text,
})
const Step = z.strictObject({
  ...type('ListItem'),
  position: z.int().min(1),
  name: Text,
  item: z.url().optional(),
  url: z.url().optional(),
})
const Organization = z.strictObject({
  ...type('Organization'),
  name: Text,
  description: Text.optional(),
  sameAs: z.url().optional(),
  address: Address.optional(),
  logo: z.url().optional(),
  url: z.url().optional(),
})
const Person = z.strictObject({
  ...type('Person'),
  name: Text,
  jobTitle: Text.optional(),
  description: Text.optional(),
  sameAs: z.array(z.url()).optional(),
  hasOccupation: z
    .array(
      z.strictObject({
        ...type('Occupation'),
        name: Text,
        occupationalCategory: z.array(Category).min(1).optional(),
      }),
    )
    .optional(),
  url: z.url(),
})
const Term = z.strictObject({
  ...type('DefinedTerm'),
  name: Text,
  alternateName: z.array(Text).optional(),
  termCode: Text.optional(),
  url: z.url(),
  inDefinedTermSet: z.url().optional(),
})
const MenuItem = z.strictObject({
  ...type('MenuItem'),
  name: Text,
  description: Text.optional(),
  offers: Offer.optional(),
  suitableForDiet: z.array(Diet).min(1).optional(),
  additionalProperty: z
    .array(
      z.strictObject({
        ...type('PropertyValue'),
        propertyID: z.literal('allergen'),
        name: Text,
        value: Text,
      }),
    )
    .length(14),
})
const Section = z.strictObject({ ...type('MenuSection'), name: z.string(), hasMenuItem: z.array(MenuItem) })
const Posting = z.strictObject({
  ...type('JobPosting'),
  title: Text,
  description: Text,
  datePosted: Moment,
  validThrough: Moment.optional(),
  employmentType: z.union([Text, z.array(Text)]),
  occupationalCategory: z.array(Category).min(1).optional(),
  hiringOrganization: Organization,
  jobLocation: z.strictObject({ ...type('Place'), address: Address, geo: Coordinates }),
  baseSalary: z.strictObject({
    ...type('MonetaryAmount'),
    currency: z.string().length(3),
    value: z.strictObject({
      ...type('QuantitativeValue'),
      minValue: z.number().positive(),
      maxValue: z.number().positive(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    }),
  }),
  totalJobOpenings: z.int().min(1),
  directApply: z.literal(true),
  identifier: z.strictObject({ ...type('PropertyValue'), name: Text, value: Text }),
  url: z.url(),
})
const Kitchen = z.strictObject({
  '@type': z.enum(['FoodEstablishment', 'Restaurant', 'BarOrPub', 'Bakery']),
  name: Text,
  url: z.url(),
  sameAs: z.url().optional(),
  description: Text.optional(),
  address: Address,
  geo: Coordinates.optional(),
  servesCuisine: z.array(Text).min(1).optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        ...type('OpeningHoursSpecification'),
        dayOfWeek: z.stringFormat('day', /^https:\/\/schema\.org\/[A-Z][a-z]+day$/u),
        opens: z.iso.time(),
        closes: z.iso.time(),
      }),
    )
    .optional(),
  hasMenu: z.array(z.url()).min(1).optional(),
})

const Recipe = z.strictObject({
  ...type('Recipe'),
  name: Text,
  description: Text.optional(),
  image: z.array(z.url()).min(1).optional(),
  author: z.strictObject({ '@type': z.enum(['Person', 'FoodEstablishment']), name: Text }).optional(),
  recipeCategory: Text.optional(),
  keywords: Text.optional(),
  recipeIngredient: z.array(Text),
  recipeInstructions: z.array(z.strictObject({ ...type('HowToStep'), text: Text })),
  recipeYield: z.array(Text).min(1).optional(),
  prepTime: z.iso.duration().optional(),
  cookTime: z.iso.duration().optional(),
  totalTime: z.iso.duration().optional(),
  url: z.url(),
})

const all = [
  Posting,
  Kitchen,
  Recipe,
  Organization,
  Person,
  Term,
  z.strictObject({ ...type('BreadcrumbList'), itemListElement: z.array(Step).min(2) }),
  z.strictObject({ ...type('ItemList'), numberOfItems: z.int().min(0), itemListElement: z.array(Step) }),
  z.strictObject({ ...type('ProfilePage'), mainEntity: Person }),
  z.strictObject({ ...type('DefinedTermSet'), name: Text, url: z.url(), hasDefinedTerm: z.array(Term) }),
  z.strictObject({ ...type('Product'), name: Text, offers: z.array(Offer).min(1) }),
  z.strictObject({
    ...type('Menu'),
    name: Text,
    inLanguage: z.array(Text).min(1).optional(),
    hasMenuSection: z.array(Section),
    url: z.url(),
  }),
  z.strictObject({
    ...type('WebSite'),
    name: Text,
    url: z.url(),
    inLanguage: Text,
    potentialAction: z.strictObject({
      ...type('SearchAction'),
      target: z.strictObject({
        ...type('EntryPoint'),
        urlTemplate: z.stringFormat('template', /\{search_term_string\}$/u),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
] as const

/** Every object that a page may carry as JSON-LD, beside its context. */
export const StructuredData = z.union(all)
export type StructuredData = z.infer<typeof StructuredData>
