/** Where a target is touched or clicked. */
export interface TargetPlace {
  readonly isTouch: boolean
  /** Tickets, preparation and safety: screens for wet hands. */
  readonly isKitchenScreen: boolean
  readonly isGloveMode: boolean
}

/**
 * The least width and height of a target in CSS px (rule DS7): 24 with a pointer [WCAG 2.2, 2.5.8], 44 by touch, 56 by
 * touch in tickets, preparation and safety, 64 in glove mode.
 */
export function leastTargetPx({ isTouch, isKitchenScreen, isGloveMode }: TargetPlace): number {
  if (isGloveMode) return 64
  if (!isTouch) return 24
  return isKitchenScreen ? 56 : 44
}

/** Whether a target is large enough both ways (rule DS7). */
export function isLargeEnough(
  target: { readonly widthPx: number; readonly heightPx: number },
  place: TargetPlace,
): boolean {
  return Math.min(target.widthPx, target.heightPx) >= leastTargetPx(place)
}
