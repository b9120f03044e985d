import { planApps, planSteps } from '@brigade/domain/people/plans/limits.table.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import type { PageLoader } from '../../core/pages/page-loader.ts'

const OFFERED = [...planApps, 'bundle'] as const
const PAID = planSteps.filter((step) => step !== 'free')

/** The plans and their prices, where plans are sold [schema.org Product with Offers]. */
export const plansPage: PageLoader = {
  pattern: '/subscribe',
  load({ billing, origin }) {
    const products = OFFERED.flatMap((of) => PAID.map((step) => productOf(`${origin}/subscribe`, of, step)))
    return Promise.resolve({ status: 200, data: { billing }, jsonLd: billing === 'off' ? [] : products })
  },
}

function productOf(url: string, of: (typeof OFFERED)[number], step: (typeof PAID)[number]): object {
  const offers = (['month', 'year'] as const).map((period) => {
    const { minor, currency } = planPrice(of, step, period)
    return {
      '@type': 'Offer',
      url: `${url}?period=${period}`,
      price: (minor / 100).toFixed(2),
      priceCurrency: currency,
    }
  })
  return { '@context': 'https://schema.org', '@type': 'Product', name: `Brigade ${of} ${step}`, offers }
}
