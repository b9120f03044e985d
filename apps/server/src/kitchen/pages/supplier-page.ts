import type { SupplierPageData } from '@brigade/domain/search/public-pages.ts'
import { organizationData } from '@brigade/domain/people/profiles/structured-data.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'

/** A supplier's card [schema.org Organization]. */
export const supplierPage: PageLoader = {
  pattern: '/suppliers/{supplierId}',
  async load({ params, documents, origin }) {
    const uid = params['supplierId'] ?? ''
    const found = await readPublic(documents, suppliers, `suppliers/${uid}`)
    if (found === undefined) return NOTHING_HERE
    const { companyName, categories, regions, shortBio, longBio, website, deliveryDays } = found
    const { isTakingKitchens, isVerified } = found
    const data: SupplierPageData = {
      card: {
        companyName,
        categories,
        regions,
        shortBio,
        longBio,
        website,
        deliveryDays,
        isTakingKitchens,
        isVerified,
      },
    }
    const company = { companyName, shortBio, website, address: undefined }
    return { status: 200, data, jsonLd: [organizationData(company, `${origin}/suppliers/${uid}`)] }
  },
}
