// Explained in shell/document.ts.
const language = globalThis.name
const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(0)
const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(0)
postMessage([amount, day])
