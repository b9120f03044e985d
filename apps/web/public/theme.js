// Runs before the first paint, so that nobody sees the wrong theme flash by.
;(() => {
  const root = document.documentElement
  let choice = null
  let dimmed = null
  try {
    choice = localStorage.getItem('theme')
    dimmed = localStorage.getItem('dimmed')
  } catch {
    // Storage can be closed to us; the device's own theme is a good answer then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = dimmed === 'on' ? 'dimmed' : choice === 'light' || choice === 'dark' ? choice : system
})()
