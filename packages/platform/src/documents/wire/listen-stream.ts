import { logRefusal } from '../../http/log-refusal.ts'
import type { ListenEvent, ListenStream } from '../types.ts'
import type { FindDatabase } from './databases.ts'
import { errorBody } from './errors.ts'
import type { Names } from './names.ts'
import { invalidMember, type JsonObject, readObject } from './read.ts'
import { readTarget, readTargetId } from './read-target.ts'
import type { Rpc, RpcContext } from './rpc-stream.ts'
import { showListenEvent, showRemoved } from './show-listen-event.ts'

/** The Listen call: the client adds and removes targets, the server tells what is in them and what changes. */
export function startListen(context: RpcContext, find: FindDatabase): Rpc {
  let first: { readonly database: unknown } | undefined
  let opened: { readonly stream: ListenStream; readonly names: Names } | undefined

  function open() {
    if (opened !== undefined) return opened
    const { documents, names } = find(first?.database)
    const send = (event: ListenEvent): void => {
      if (event.kind === 'failed') return context.fail(event.error)
      if (event.kind === 'removed') logRefusal(context.log, event.cause)
      context.send(showListenEvent(names, event))
    }
    opened = { stream: documents.listen(context.caller, send, () => context.room()), names }
    return opened
  }

  function checkSameDatabase(database: unknown): void {
    first ??= { database }
    if (database !== first.database) throw invalidMember('database', 'must be the one the stream began with')
  }

  function addTarget(json: JsonObject): void {
    const targetId = readTargetId(json['targetId'], 'addTarget.targetId')
    try {
      // Told of the target: what fails the stream is tried again for ever, and the page never hears of it.
      const { stream, names } = open()
      const { target, resumeVersion } = readTarget(names, json)
      stream.addTarget(targetId, target, resumeVersion)
    } catch (error) {
      context.send(showRemoved(targetId, errorBody(error, context.log)))
    }
  }

  return {
    message(json) {
      const { database, addTarget: added, removeTarget: removed } = readObject(json, 'The request')
      checkSameDatabase(database)
      if (added !== undefined) addTarget(readObject(added, 'addTarget'))
      else if (removed !== undefined) open().stream.removeTarget(readTargetId(removed, 'removeTarget'))
      else throw invalidMember('The request', 'must have addTarget or removeTarget')
    },
    close: () => opened?.stream.close(),
  }
}
