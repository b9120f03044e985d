import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import {
  BookOpenText,
  Carrot,
  ChefHat,
  CircleDot,
  ClipboardCheck,
  Columns3,
  House,
  type IconNode,
  PackageOpen,
  PencilLine,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Truck,
  UsersRound,
  CalendarClock,
} from 'lucide'

const drawings: Readonly<Record<string, IconNode>> = {
  overview: House,
  tickets: ReceiptText,
  ingredients: Carrot,
  preparation: ClipboardCheck,
  menus: ScrollText,
  recipes: BookOpenText,
  suppliers: Truck,
  team: UsersRound,
  safety: ShieldCheck,
  orders: PackageOpen,
  pipeline: Columns3,
  shifts: CalendarClock,
  kitchens: ChefHat,
  facts: ScrollText,
  change: PencilLine,
}

/** The drawing of a dashboard's section. */
export function sectionIcon(key: string) {
  return <Icon of={drawings[key] ?? CircleDot} />
}
