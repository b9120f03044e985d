import type { MessageKey } from '../../messages/catalogue.ts'

export type AppKey = 'brigade-user' | 'professional' | 'chef' | 'recruiter'

/** One of the four apps (specification 3): ten fields, the words among them as message keys. */
export interface AppConfig {
  readonly key: AppKey
  /** First path segment of the app's routes, without the plural s. */
  readonly prefix: string
  readonly name: string
  readonly doc: string
  readonly collection: string
  readonly profileCollection: string
  readonly isAvailable: boolean
  readonly welcome: MessageKey
  readonly mottoOne: MessageKey
  readonly mottoTwo: MessageKey
  /** Name of a Lucide drawing. */
  readonly icon: 'users-round' | 'briefcase-business' | 'chef-hat' | 'clipboard-list'
  readonly backgroundImage: string
}

export const profileApp: AppConfig = {
  key: 'brigade-user',
  prefix: 'brigade-users',
  name: 'Brigade',
  doc: 'brigade-user',
  collection: 'brigade-users',
  profileCollection: 'brigade-user-profiles',
  isAvailable: true,
  welcome: 'shell.app.profile.welcome',
  mottoOne: 'shell.app.profile.mottoOne',
  mottoTwo: 'shell.app.profile.mottoTwo',
  icon: 'users-round',
  backgroundImage: 'bg-pass',
}

/** The four apps in the order of the switcher. */
export const apps: readonly AppConfig[] = [
  profileApp,
  {
    key: 'professional',
    prefix: 'professional',
    name: 'Brigade Agency',
    doc: 'professional',
    collection: 'professionals',
    profileCollection: 'professional-profiles',
    isAvailable: true,
    welcome: 'shell.app.agency.welcome',
    mottoOne: 'shell.app.agency.mottoOne',
    mottoTwo: 'shell.app.agency.mottoTwo',
    icon: 'briefcase-business',
    backgroundImage: 'bg-knives',
  },
  {
    key: 'chef',
    prefix: 'chef',
    name: 'Brigade Chef',
    doc: 'chef',
    collection: 'chefs',
    profileCollection: 'chef-profiles',
    isAvailable: true,
    welcome: 'shell.app.chef.welcome',
    mottoOne: 'shell.app.chef.mottoOne',
    mottoTwo: 'shell.app.chef.mottoTwo',
    icon: 'chef-hat',
    backgroundImage: 'bg-range',
  },
  {
    key: 'recruiter',
    prefix: 'recruiter',
    name: 'Brigade Recruiter',
    doc: 'recruiter',
    collection: 'recruiters',
    profileCollection: 'recruiter-profiles',
    isAvailable: true,
    welcome: 'shell.app.recruiter.welcome',
    mottoOne: 'shell.app.recruiter.mottoOne',
    mottoTwo: 'shell.app.recruiter.mottoTwo',
    icon: 'clipboard-list',
    backgroundImage: 'bg-table',
  },
]
