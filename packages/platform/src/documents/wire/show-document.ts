import type { CommitResult, StoredDocument } from '../types.ts'
import { formatVersion } from '../values/timestamps.ts'
import { documentName, type Names } from './names.ts'

/** A document in the protocol's JSON. */
export function showDocument(names: Names, document: StoredDocument) {
  return {
    name: documentName(names, document.path),
    fields: document.fields,
    createTime: formatVersion(document.createVersion),
    updateTime: formatVersion(document.updateVersion),
  }
}

/** What a commit did, in the protocol's JSON. */
export function showCommit({ version, results }: CommitResult) {
  return {
    writeResults: results.map(({ updateVersion, transformResults }) => ({
      updateTime: formatVersion(updateVersion),
      ...(transformResults.length === 0 ? {} : { transformResults }),
    })),
    commitTime: formatVersion(version),
  }
}
