import { type Attack, sendAttack } from './attack.ts'
import { malformedText } from './malformed.ts'

/** The realtime database's long polling, which networks fall back to that hold sockets back. */
export const attackPolling: Attack = async (host, chance) => {
  const { pick } = chance
  const odd = () => encodeURIComponent(malformedText(chance))
  const last = pick(['', `&ls=${odd()}`, `&ls=${'x'.repeat(5000)}`])
  const begun = await sendAttack(
    `http://${host}/.lp?start=t&ser=1&cb=${pick(['1', odd()])}&v=5&ns=brigade${last}`,
    {
      method: 'GET',
    },
  )
  const [, id = 'x', password = 'x'] = /'start','([^']+)','([^']+)'/.exec(begun.answer) ?? []
  const segment = `seg0=${pick(['0', '-1', odd()])}&ts0=${pick(['1', '9', odd()])}&d0=${odd()}`
  const end = await sendAttack(
    `http://${host}/.lp?id=${id}&pw=${pick([password, odd()])}&${segment}&disconn=t`,
    {
      method: 'GET',
    },
  )
  return begun.status > end.status ? begun : end
}

/** Reads of the realtime database by address. */
export const attackRealtimeRest: Attack = (host, chance) => {
  const odd = () => encodeURIComponent(malformedText(chance))
  const name = chance.pick(['orderBy', 'startAt', 'endAt', 'limitToFirst', 'limitToLast', 'auth', 'x'])
  const value = chance.pick(['"$key"', '"a/b"', '1', '-1', odd()])
  const path = chance.pick(['fuzz', odd(), `fuzz/${odd()}`])
  return sendAttack(`http://${host}/${path}.json?ns=${chance.pick(['brigade', odd()])}&${name}=${value}`, {
    method: 'GET',
  })
}
