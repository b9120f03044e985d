import type { MessageKey } from '../../messages/catalogue.ts'
import { type KitchenSection, paths } from '../../shell/paths.ts'

/** What a section without a page says: what will live there, what can be done today, and where. */
export interface PlannedSection {
  readonly text: MessageKey
  readonly today: MessageKey
  readonly way: MessageKey
  readonly href: (kitchenId: string) => string
}

const to = (section: KitchenSection) => (kitchenId: string) => paths.kitchenDashboard(kitchenId, section)

/** By the section's key; one more line here keeps a planned section honest. */
export const plannedSections: Readonly<Record<string, PlannedSection>> = {
  suppliers: {
    text: 'sections.suppliers.text',
    today: 'sections.suppliers.today',
    way: 'sections.suppliers.way',
    href: to('ingredients'),
  },
}
