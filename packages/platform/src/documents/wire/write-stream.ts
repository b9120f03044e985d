import type { FindDatabase } from './databases.ts'
import { invalidMember, readList, readObject } from './read.ts'
import { readWrites } from './read-write.ts'
import type { Rpc, RpcContext } from './rpc-stream.ts'
import { showCommit } from './show-document.ts'

/** The Write call: batches in, their results out, in order. A refused batch ends the stream. */
export function startWrite(context: RpcContext, find: FindDatabase): Rpc {
  let isGreeted = false
  let database: unknown
  let replies = 0

  function reply(content: object): void {
    const streamToken = Buffer.from(`t${replies}`).toString('base64')
    replies += 1
    context.send({ ...content, streamToken })
  }

  return {
    async message(json) {
      const request = readObject(json, 'The request')
      if (!isGreeted) {
        database = request['database']
        isGreeted = true
        // The client insists on a token and on nothing else in this reply.
        reply({ streamId: '1' })
        return
      }
      if (request['streamToken'] === undefined)
        throw invalidMember('streamToken', 'must be the one of the last reply')
      // An empty batch is the client's way to say that it is about to hang up.
      if (readList(request['writes'], 'writes').length === 0) return
      // Not before: what fails the handshake is tried again for ever, and a refused batch is told to the page.
      const { documents, names } = find(database)
      const result = await documents.commit(context.caller, readWrites(names, request['writes']))
      reply(showCommit(result))
    },
    close() {
      // Nothing to give back: a commit under way ends by itself.
    },
  }
}
