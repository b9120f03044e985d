// Explained in shell/document.ts.
const elements = [...document.querySelector('#after-paint').content.cloneNode(true).children]
const { port1, port2 } = new MessageChannel()
const next = () => port2.postMessage(null)
port1.addEventListener('message', () => {
  document.head.append(...elements.splice(0, 3))
  if (elements.length > 0) next()
})
const waiting = new AbortController()
const start = () => {
  if (waiting.signal.aborted) return
  waiting.abort()
  port1.start()
  next()
  const writer = new Worker('/first-format.js', { name: document.documentElement.lang })
  writer.addEventListener('message', () => writer.terminate())
}
const startUnwatched = () => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start()
}
startUnwatched()
document.addEventListener('visibilitychange', startUnwatched, { signal: waiting.signal })
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) start()
}).observe({ type: 'paint', buffered: true })
