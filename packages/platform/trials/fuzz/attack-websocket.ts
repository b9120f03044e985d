import type { Attack } from './attack.ts'
import { malformedText, corruptText, corruptJson } from './malformed.ts'

const LONGEST_MS = 300
/** What a connection that was made counts as. */
const SWITCHED = 101

/** What the realtime database is asked, each with a body that is right. */
const asked: readonly [readonly [string, object], ...(readonly [string, object])[]] = [
  ['p', { p: '/fuzz/a', d: { b: 1, '.priority': 2 } }],
  ['m', { p: '/fuzz', d: { a: 1, 'b/c': null } }],
  ['q', { p: '/fuzz', q: { sp: 1, ep: 'x', l: 2, vf: 'l', i: 'b' }, t: 1, h: 'x' }],
  ['n', { p: '/fuzz', q: { i: 'b' }, t: 1 }],
  ['o', { p: '/fuzz/a', d: { '.sv': 'timestamp' } }],
  ['auth', { cred: 'a.b.c' }],
  ['s', { c: { 'sdk.js.12': 1 } }],
]

/** Frames of the realtime database's socket with something odd in them. */
export const attackWebSocket: Attack = (host, chance) => {
  const { pick, random } = chance
  const frames = Array.from({ length: 4 }, (_, index) => {
    const [action, body] = pick(asked)
    const frame = { t: 'd', d: { r: index, a: action, b: body } }
    const text = JSON.stringify(random() < 0.8 ? corruptJson(chance, frame) : frame)
    return pick([text, text, text, corruptText(chance, text), '0', '3', '99999', malformedText(chance)])
  })
  const odd = () => encodeURIComponent(malformedText(chance))
  const before = pick(['', '', `&ls=${odd()}`, `&ls=${'x'.repeat(5000)}`, `&s=${odd()}`])
  const path = `/.ws?v=5&ns=${pick(['brigade', 'brigade', odd()])}${before}`
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}${path}`)
    let [status, answer] = [0, '']
    const done = () => {
      clearTimeout(timer)
      socket.close()
      resolve({ status, sent: `${path} ${frames.join('\n')}`, answer: answer.slice(0, 500) })
    }
    const timer = setTimeout(done, LONGEST_MS)
    socket.addEventListener('open', () => {
      status = SWITCHED
      for (const frame of frames) socket.send(frame)
    })
    socket.addEventListener('message', ({ data }) => (answer += String(data)))
    socket.addEventListener('close', done)
    socket.addEventListener('error', done)
  })
}
