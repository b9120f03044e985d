import type { ProductSpecification } from '@brigade/builders/build-pantry.ts'

/** Products whose specification the demo kitchen still waits for, so that an honest unknown can be seen. */
export const demoUnspecified: ReadonlySet<string> = new Set(['apple-sauce', 'barbecue-rub', 'ras-el-hanout'])

/** What the suppliers' specifications say of products that the catalogue alone cannot answer for; the others say no. */
export const demoSpecifications: Readonly<Record<string, ProductSpecification>> = {
  almond: { may: ['peanuts'] },
  'beef-stock': { contains: ['celery'] },
  breadcrumbs: { contains: ['gluten'], may: ['sesame', 'soybeans'] },
  cashew: { may: ['peanuts'] },
  'chicken-stock': { contains: ['celery'] },
  'chilli-garlic-sauce': { contains: ['sulphites'] },
  'curry-powder': { contains: ['mustard'] },
  'herb-cream-cheese': { contains: ['milk'] },
  'hoisin-sauce': { contains: ['gluten', 'sesame', 'soybeans'] },
  'italian-sausage': { contains: ['sulphites'], may: ['mustard'] },
  mayonnaise: { contains: ['mustard'] },
  'oyster-sauce': { contains: ['gluten', 'soybeans'] },
  panko: { contains: ['gluten'], may: ['soybeans'] },
  peanut: { may: ['nuts'] },
  'prepared-horseradish': { contains: ['sulphites'] },
  'red-curry-paste': { contains: ['crustaceans'] },
  'red-wine': { contains: ['sulphites'] },
  'smoked-sausage': { may: ['milk', 'mustard'] },
  'sunflower-seed': { may: ['sesame'] },
  'vegetable-stock': { contains: ['celery'] },
  walnut: { may: ['peanuts'] },
  'wheat-noodles': { may: ['eggs'] },
  'worcestershire-sauce': { contains: ['gluten'] },
}
