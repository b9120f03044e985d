import { formOf, TestClient } from '../../testing/webchannel/test-client.ts'
import type { Chance } from '../chance.ts'
import { type Attack, met } from './attack.ts'
import { attackConnection } from './attack-connection.ts'
import { attackIdentity, attackVisits } from './attack-identity.ts'
import { attackPolling, attackRealtimeRest } from './attack-realtime.ts'
import { attackWebSocket } from './attack-websocket.ts'
import { calls, DATABASE, query, ROOT, write } from './document-bodies.ts'
import { oddText, scramble, spoil, unsigned } from './oddities.ts'

const attackDocuments: Attack = (host, chance) => {
  const [call, body] = chance.pick(calls)
  const text = JSON.stringify(spoil(chance, body))
  const path = chance.pick([
    `/v1/${ROOT}:${call}`,
    `/v1/${ROOT}/fuzz/a:${call}`,
    `/v1/${ROOT}/fuzz:${call}`,
    `/v1/${scramble(chance, ROOT)}:${call}`,
  ])
  const authorization = chance.pick(['', '', '', 'Bearer x', `Bearer ${forged(chance)}`, 'Basic eDp5'])
  return met(`http://${host}${encodeURI(path).replaceAll('#', '%23')}`, {
    method: 'POST',
    body: chance.random() < 0.1 ? scramble(chance, text) : text,
    headers: { ...(authorization !== '' && { authorization }) },
  })
}

const attackDocument: Attack = (host, chance) => {
  const { pick } = chance
  const odd = encodeURIComponent(oddText(chance))
  const place = pick(['/fuzz', '/fuzz/a', '/fuzz/a/parts', `/fuzz/${odd}`, `/${odd}`, ''])
  const search = new URLSearchParams({
    [pick(['mask.fieldPaths', 'updateMask.fieldPaths', 'orderBy', 'readTime'])]: pick([
      'n',
      'n desc',
      oddText(chance),
    ]),
    [pick(['pageSize', 'pageToken', 'showMissing', 'transaction'])]: pick([
      '1',
      'true',
      'e30=',
      oddText(chance),
    ]),
    [pick(['currentDocument.exists', 'currentDocument.updateTime'])]: pick(['true', oddText(chance)]),
    // Never an id of the server's making: thousands of documents would be in the answers of the other attacks.
    documentId: pick(['a', 'b', oddText(chance)]),
  })
  const method = pick(['GET', 'GET', 'POST', 'PATCH', 'DELETE'])
  return met(`http://${host}/v1/${encodeURI(ROOT)}${place}?${search}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(spoil(chance, write.update)) }),
  })
}

/** A token that nobody has signed, or that looks like none. */
function forged(chance: Chance): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const header = {
    alg: chance.pick(['RS256', 'HS256', 'none', '', 'RS256\0']),
    kid: chance.pick(['x', '../x', '']),
  }
  const claims = spoil(chance, {
    sub: 'a',
    aud: 'brigade',
    iss: 'urn:identity:brigade',
    exp: 9e9,
    firebase: {},
  })
  return `${part(header)}.${part(claims)}.${chance.pick(['', 'x', 'AAAA'])}`
}

const attackChannel: Attack = async (host, chance) => {
  const call = chance.pick(['Listen', 'Write'])
  const addTarget = { targetId: 2, query: { parent: ROOT, structuredQuery: query }, resumeToken: 'MTc5' }
  const first = call === 'Listen' ? { database: DATABASE, addTarget } : { database: DATABASE }
  const second =
    call === 'Listen' ? { database: DATABASE, removeTarget: 2 } : { streamToken: 'dDA=', writes: [write] }
  const url = `http://${host}/google.firestore.v1.Firestore/${call}/channel`
  const client = new TestClient(url)
  const messages = [chance.random() < 0.5 ? spoil(chance, first) : first, spoil(chance, second)]
  const opened = await client.open(messages)
  const form = formOf([spoil(chance, second)], 2)
  const [rid, aid] = [chance.pick(['1', 'x', '']), chance.pick(['0', '-1', 'x', '99'])]
  const posted = await met(`${url}?VER=8&SID=${client.sessionId}&RID=${rid}&AID=${aid}`, {
    method: 'POST',
    body: chance.random() < 0.3 ? scramble(chance, form) : form,
  })
  if (chance.random() < 0.2)
    await met(`${url}?VER=8&SID=${client.sessionId}&RID=rpc&AID=0&CI=1&TO=1`, { method: 'GET' })
  await client.terminate()
  return {
    ...posted,
    sent: JSON.stringify(messages) + posted.sent,
    status: Math.max(opened.status, posted.status),
  }
}

const resource = {
  name: 'fuzz/a',
  contentType: 'text/plain',
  contentDisposition: 'inline',
  cacheControl: 'no-cache',
  md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==',
  metadata: { a: 'b' },
}

const attackFiles: Attack = (host, chance) => {
  const { pick, random } = chance
  const json = JSON.stringify(spoil(chance, resource))
  const multipart = `--b\r\n\r\n${json}\r\n--b\r\ncontent-type: x\r\n\r\nbytes\r\n--b--`
  const named = encodeURIComponent(oddText(chance))
  const path = pick([
    `?name=${named}`,
    `?name=${named}&upload_id=${pick(['x', '', 'a'.repeat(32)])}`,
    `/${named}`,
    `/${named}?alt=media&token=${named}&width=${pick(['1', '-1', 'x'])}`,
    `?prefix=${named}&delimiter=${pick(['/', '', '//'])}&maxResults=${pick(['1', '0', 'x'])}&pageToken=${named}`,
    `/${named}?${pick(['create_token=true', 'delete_token=', `delete_token=${named}`])}`,
  ])
  const method = pick(['POST', 'POST', 'GET', 'PATCH', 'DELETE'])
  const body = random() < 0.5 ? multipart : json
  return met(`http://${host}/v0/b/${pick(['brigade', 'x', '%00'])}/o${path}`, {
    method,
    headers: {
      'content-type': pick(['multipart/related; boundary=b', 'application/json', 'multipart/related', '']),
      'x-goog-upload-protocol': pick(['multipart', 'resumable', 'x']),
      'x-goog-upload-command': pick(['start', 'upload', 'upload, finalize', 'query', '']),
      'x-goog-upload-offset': pick(['0', '-1', 'x', '9'.repeat(30)]),
      'x-goog-upload-header-content-length': pick(['5', '-1', 'x', '9'.repeat(30)]),
      range: pick(['bytes=0-1', 'bytes=-', 'bytes=9-1', 'x']),
      authorization: pick(['', '', `Firebase ${unsigned(chance)}`, 'Bearer owner']),
    },
    ...(method !== 'GET' && { body: random() < 0.2 ? scramble(chance, body) : body }),
  })
}

const attackFunctions: Attack = (host, chance) => {
  const name = encodeURIComponent(chance.pick(['nothing', oddText(chance)]))
  return met(`http://${host}/functions/${name}`, {
    method: chance.pick(['POST', 'PUT', 'DELETE']),
    headers: { 'content-type': chance.pick(['application/json', 'text/plain', 'x']) },
    body: JSON.stringify(spoil(chance, { data: { a: 1, list: [1, { b: null }] } })),
  })
}

/** Every way in, the larger ones more often. */
export const attacks: readonly [Attack, ...Attack[]] = [
  attackConnection,
  attackWebSocket,
  attackWebSocket,
  ...Array.from({ length: 8 }, () => attackDocuments),
  ...Array.from({ length: 4 }, () => attackDocument),
  ...Array.from({ length: 4 }, () => attackChannel),
  ...Array.from({ length: 4 }, () => attackFiles),
  attackIdentity,
  attackIdentity,
  attackVisits,
  attackPolling,
  attackRealtimeRest,
  attackFunctions,
]
