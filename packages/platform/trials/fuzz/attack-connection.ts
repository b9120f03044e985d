import { connect } from 'node:net'
import type { Attack } from './attack.ts'
import { malformedText } from './malformed.ts'

const LONGEST_MS = 2_000

/** Something that is no HTTP, or only nearly. */
export const attackConnection: Attack = (host, chance) => {
  const { pick, below } = chance
  const odd = encodeURI(malformedText(chance))
  const sent = pick([
    `GET /${odd} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `GET //example.com/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `POST /v1/projects HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    `POST /v1/projects HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(below(40_000))}\r\nconnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\nhost: x\r\nauthorization: ${odd}\r\ncookie: ${odd}\r\nconnection: close\r\n\r\n`,
    `CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    `\u0016\u0003\u0001\u0002\0\u0001`,
    `\r\n\r\n${odd}`,
  ])
  const [hostname, port] = host.split(':')
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0),
        sent,
        answer: answer.slice(0, 500),
      })
    }
    const timer = setTimeout(done, LONGEST_MS)
    socket.on('data', (text: Buffer) => {
      answer += text.toString('latin1')
      if (answer.includes('\r\n\r\n')) done()
    })
    socket.once('close', done).once('error', done)
    socket.end(sent, 'latin1')
  })
}
