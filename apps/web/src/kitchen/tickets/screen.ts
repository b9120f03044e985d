import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** A screen in the kitchen: who uses it, and at which station. */
export interface Screen {
  readonly crew: Crew
  readonly settings: KitchenSettings
  /** The station it shows; without one it is the pass, which sees all. */
  readonly stationId: string | undefined
  /** Whether anybody expedites in this kitchen. */
  readonly hasExpediter: boolean
  /** Whether this screen fires courses and serves. */
  readonly isExpediter: boolean
}

/** The screen at a station, or at the pass when the kitchen has no such station. */
export function screenAt(crew: Crew, settings: KitchenSettings, requested: string | null): Screen {
  const station = requested === null ? undefined : crew.stations.get(requested)
  const isPass = station === undefined || station.isExpediter
  return {
    crew,
    settings,
    stationId: isPass ? undefined : (requested ?? undefined),
    hasExpediter: [...crew.stations.values()].some(({ isExpediter }) => isExpediter),
    isExpediter: isPass,
  }
}
