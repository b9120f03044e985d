declare global {
  /**
   * Made by `before-paint.js`, which runs whatever else does not come. A page whose scripts were lost on the way, or were
   * thrown away with an older build, looks whole and answers to nothing: it is loaded once more, and not again within a
   * minute, because what is lost twice is not helped by a third time. It also hears of module scripts that do not come.
   */
  var startAgain: () => void
}

/** Loads the page again after a start that failed. */
export function startAgain(): void {
  globalThis.startAgain()
}
