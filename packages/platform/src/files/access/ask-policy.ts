import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'
import { evaluatePolicy } from '../../documents/access/read-access.ts'
import { isKnownPath, policyReadDocuments } from '../../documents/access/related-documents.ts'
import type { Log } from '../../documents/log.ts'
import { readDocuments } from '../../documents/storage/read-documents.ts'
import { plainData } from '../../documents/values/plain-data.ts'
import { instantOfVersion } from '../../documents/values/timestamps.ts'
import type { FilePolicy, FilePolicyContext } from '../file-rules.ts'
import type { LocatedRules } from './find-rules.ts'

/** What stands around a question to a policy. */
export interface FilePolicyInputs {
  readonly database: Queryable
  readonly caller: Caller
  /** ms since 1970 */
  readonly now: () => number
  readonly log: Log
}

/**
 * Asks the policy of some rules one question, with the documents it needs as they stand now. A policy that throws says
 * no, and the log tells of it.
 */
export async function isAllowed(
  asking: FilePolicyInputs,
  located: LocatedRules,
  question: (policy: FilePolicy, context: FilePolicyContext) => boolean,
): Promise<boolean> {
  const { rules, params, owner: ownerPath } = located
  const { caller, log } = asking
  const owner = (await contentsOf(asking, isKnownPath(ownerPath) ? [ownerPath] : [])).get(ownerPath)
  const named =
    evaluatePolicy(log, rules.path, () => rules.policy.policyReads?.(params, caller, owner ?? {})) ?? {}
  const contents = await contentsOf(asking, Object.values(named).filter(isKnownPath))
  const context: FilePolicyContext = {
    caller,
    params,
    owner,
    related: policyReadDocuments(named, (path) => contents.get(path)),
    now: instantOfVersion(BigInt(Math.floor(asking.now() * 1000))),
  }
  return evaluatePolicy(log, rules.path, () => question(rules.policy, context)) ?? false
}

async function contentsOf(
  { database }: FilePolicyInputs,
  paths: readonly string[],
): Promise<ReadonlyMap<string, DocumentData>> {
  if (paths.length === 0) return new Map()
  const { content } = await readDocuments(database, paths)
  return new Map([...content].map(([path, document]) => [path, plainData(document.fields)]))
}
