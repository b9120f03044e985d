/** Distances offered when searching around a place, in kilometres; the last goes around the globe. */
export const distanceSteps: readonly number[] = [2, 5, 10, 25, 50, 100, 250, 1000, 20_000]
