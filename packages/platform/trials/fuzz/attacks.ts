import { formOf, TestClient } from '../../testing/webchannel/test-client.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { type Attack, sendAttack } from './attack.ts'
import { attackConnection } from './attack-connection.ts'
import { attackIdentity, attackVisits } from './attack-identity.ts'
import { attackPolling, attackRealtimeRest } from './attack-realtime.ts'
import { attackWebSocket } from './attack-websocket.ts'
import { calls, FUZZED_DATABASE, query, FUZZED_ROOT, write } from './document-bodies.ts'
import { malformedText, corruptText, corruptJson, unsignedToken } from './malformed.ts'

const attackDocuments: Attack = (host, chance) => {
  const [call, body] = chance.pick(calls)
  const text = JSON.stringify(corruptJson(chance, body))
  const path = chance.pick([
    `/v1/${FUZZED_ROOT}:${call}`,
    `/v1/${FUZZED_ROOT}/fuzz/a:${call}`,
    `/v1/${FUZZED_ROOT}/fuzz:${call}`,
    `/v1/${corruptText(chance, FUZZED_ROOT)}:${call}`,
  ])
  const authorization = chance.pick(['', '', '', 'Bearer x', `Bearer ${forged(chance)}`, 'Basic eDp5'])
  return sendAttack(`http://${host}${encodeURI(path).replaceAll('#', '%23')}`, {
    method: 'POST',
    body: chance.random() < 0.1 ? corruptText(chance, text) : text,
    headers: { ...(authorization !== '' && { authorization }) },
  })
}

const attackDocument: Attack = (host, chance) => {
  const { pick } = chance
  const odd = encodeURIComponent(malformedText(chance))
  const place = pick(['/fuzz', '/fuzz/a', '/fuzz/a/parts', `/fuzz/${odd}`, `/${odd}`, ''])
  const search = new URLSearchParams({
    [pick(['mask.fieldPaths', 'updateMask.fieldPaths', 'orderBy', 'readTime'])]: pick([
      'n',
      'n desc',
      malformedText(chance),
    ]),
    [pick(['pageSize', 'pageToken', 'showMissing', 'transaction'])]: pick([
      '1',
      'true',
      'e30=',
      malformedText(chance),
    ]),
    [pick(['currentDocument.exists', 'currentDocument.updateTime'])]: pick(['true', malformedText(chance)]),
    // Never an id of the server's making: thousands of documents would be in the answers of the other attacks.
    documentId: pick(['a', 'b', malformedText(chance)]),
  })
  const method = pick(['GET', 'GET', 'POST', 'PATCH', 'DELETE'])
  return sendAttack(`http://${host}/v1/${encodeURI(FUZZED_ROOT)}${place}?${search}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(corruptJson(chance, write.update)) }),
  })
}

/** A token that nobody has signed, or that looks like none. */
function forged(chance: SeededRandom): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const header = {
    alg: chance.pick(['RS256', 'HS256', 'none', '', 'RS256\0']),
    kid: chance.pick(['x', '../x', '']),
  }
  const claims = corruptJson(chance, {
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
  const addTarget = {
    targetId: 2,
    query: { parent: FUZZED_ROOT, structuredQuery: query },
    resumeToken: 'MTc5',
  }
  const first = call === 'Listen' ? { database: FUZZED_DATABASE, addTarget } : { database: FUZZED_DATABASE }
  const second =
    call === 'Listen'
      ? { database: FUZZED_DATABASE, removeTarget: 2 }
      : { streamToken: 'dDA=', writes: [write] }
  const url = `http://${host}/google.firestore.v1.Firestore/${call}/channel`
  const client = new TestClient(url)
  const messages = [chance.random() < 0.5 ? corruptJson(chance, first) : first, corruptJson(chance, second)]
  const opened = await client.open(messages)
  const form = formOf([corruptJson(chance, second)], 2)
  const [rid, aid] = [chance.pick(['1', 'x', '']), chance.pick(['0', '-1', 'x', '99'])]
  const posted = await sendAttack(`${url}?VER=8&SID=${client.sessionId}&RID=${rid}&AID=${aid}`, {
    method: 'POST',
    body: chance.random() < 0.3 ? corruptText(chance, form) : form,
  })
  if (chance.random() < 0.2)
    await sendAttack(`${url}?VER=8&SID=${client.sessionId}&RID=rpc&AID=0&CI=1&TO=1`, { method: 'GET' })
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
  const json = JSON.stringify(corruptJson(chance, resource))
  const multipart = `--b\r\n\r\n${json}\r\n--b\r\ncontent-type: x\r\n\r\nbytes\r\n--b--`
  const named = encodeURIComponent(malformedText(chance))
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
  return sendAttack(`http://${host}/v0/b/${pick(['brigade', 'x', '%00'])}/o${path}`, {
    method,
    headers: {
      'content-type': pick(['multipart/related; boundary=b', 'application/json', 'multipart/related', '']),
      'x-goog-upload-protocol': pick(['multipart', 'resumable', 'x']),
      'x-goog-upload-command': pick(['start', 'upload', 'upload, finalize', 'query', '']),
      'x-goog-upload-offset': pick(['0', '-1', 'x', '9'.repeat(30)]),
      'x-goog-upload-header-content-length': pick(['5', '-1', 'x', '9'.repeat(30)]),
      range: pick(['bytes=0-1', 'bytes=-', 'bytes=9-1', 'x']),
      authorization: pick(['', '', `Firebase ${unsignedToken(chance)}`, 'Bearer owner']),
    },
    ...(method !== 'GET' && { body: random() < 0.2 ? corruptText(chance, body) : body }),
  })
}

const attackFunctions: Attack = (host, chance) => {
  const name = encodeURIComponent(chance.pick(['nothing', malformedText(chance)]))
  return sendAttack(`http://${host}/functions/${name}`, {
    method: chance.pick(['POST', 'PUT', 'DELETE']),
    headers: { 'content-type': chance.pick(['application/json', 'text/plain', 'x']) },
    body: JSON.stringify(corruptJson(chance, { data: { a: 1, list: [1, { b: null }] } })),
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
