// Rule NV5, explained in shell/theme.ts.
globalThis.wearTheme = () => {
  let kept = {}
  try {
    kept = localStorage
  } catch {}
  const { theme, dimmed, 'kitchen-mode': kitchenMode } = kept
  const wants = (wish) => matchMedia(`(prefers-${wish})`).matches
  const { dataset } = document.documentElement
  const own = wants('color-scheme: dark') ? 'dark' : 'light'
  dataset.theme = dimmed === 'on' ? 'dimmed' : theme === 'light' || theme === 'dark' ? theme : own
  dataset.kitchenMode = kitchenMode ?? 'off'
  dataset.contrast = kitchenMode === 'on' || wants('contrast: more') ? 'more' : 'usual'
}
wearTheme()

// Explained in shell/start-again.ts.
globalThis.startAgain = () => {
  const { startedAgainAt = 0 } = sessionStorage
  if (Date.now() - startedAgainAt < 60_000) return
  sessionStorage.startedAgainAt = Date.now()
  location.reload()
}
addEventListener('error', ({ target }) => target.type === 'module' && startAgain(), true)
