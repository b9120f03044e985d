import type { DocumentData } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'
import {
  isReadAllowed,
  loadPolicyReads,
  readChecksOfDocument,
  policyReadPaths,
} from '../access/read-access.ts'
import type { PolicyInputs, ReadCheck } from '../access/read-access.ts'
import type { Registry } from '../access/registry.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import { readDocuments } from '../storage/read-documents.ts'
import type { StoredDocument, Version } from '../types.ts'
import { plainData } from '../values/plain-data.ts'

/** The caller's right to a target, together with the documents it rests on. */
export interface Grant {
  /** Whether the right is there now; reads the documents it rests on as far as they are not known. */
  holds(questions: readonly ReadCheck[]): Promise<boolean>
  /** Takes note of a commit; true when it touches what the right rests on. */
  isTouchedBy(commit: CommitRecord): boolean
  /** Whether a document may be told that left the target. No, when that would need more than is known here. */
  covers(document: StoredDocument): boolean
}

interface GrantParts {
  readonly database: Queryable
  readonly registry: Registry
  readonly asking: () => PolicyInputs
  /** Called before a document is read that the right rests on, so that no change of it is missed. */
  readonly follow: (path: string) => void
}

interface Known {
  readonly asOf: Version
  readonly data: DocumentData | undefined
}

/** A grant whose policies are asked again as the documents they rest on change; `follow` is told each of those. */
export function createGrant({ database, registry, asking, follow }: GrantParts): Grant {
  const related = new Map<string, Known>()
  const lookup = (path: string) => related.get(path)?.data
  const load = async (paths: readonly string[]) => {
    for (const path of paths) follow(path)
    const { version, content } = await readDocuments(database, paths)
    for (const path of paths) related.set(path, { asOf: version, data: contentOf(content.get(path)) })
  }
  return {
    async holds(questions) {
      await loadPolicyReads(questions, asking(), {
        lookup,
        load: async (paths) => {
          const unknown = paths.filter((path) => !related.has(path))
          if (unknown.length > 0) await load(unknown)
        },
      })
      return isReadAllowed(questions, asking(), lookup)
    },
    isTouchedBy(commit) {
      let isTouched = false
      for (const { path, after } of commit.changes) {
        const known = related.get(path)
        if (known === undefined || known.asOf >= commit.version) continue
        related.set(path, { asOf: commit.version, data: contentOf(after) })
        isTouched = true
      }
      return isTouched
    },
    covers(document) {
      const questions = readChecksOfDocument(registry, document.path, document)
      const isKnown = policyReadPaths(questions, asking(), lookup).every((path) => related.has(path))
      return isKnown && isReadAllowed(questions, asking(), lookup)
    },
  }
}

function contentOf(document: StoredDocument | undefined): DocumentData | undefined {
  return document === undefined ? undefined : plainData(document.fields)
}
