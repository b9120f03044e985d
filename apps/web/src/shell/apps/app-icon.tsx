import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { BriefcaseBusiness, ChefHat, ClipboardList, type IconNode, UsersRound } from 'lucide'
import type { AppConfig } from './app-config.table.ts'

const drawings: Readonly<Record<AppConfig['icon'], IconNode>> = {
  'users-round': UsersRound,
  'briefcase-business': BriefcaseBusiness,
  'chef-hat': ChefHat,
  'clipboard-list': ClipboardList,
}

interface AppIconProps {
  readonly app: AppConfig
  readonly size?: 'medium' | 'large'
}

/** The drawing of an app. */
export function AppIcon({ app, size = 'medium' }: AppIconProps) {
  return <Icon of={drawings[app.icon]} size={size} />
}
