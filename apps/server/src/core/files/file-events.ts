import type { DocumentData } from '@brigade/contract/document.ts'
import { fileIdOfName, keptFile, refusedFile } from '@brigade/domain/access/files/file-rules.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { FileEvents } from '@brigade/platform/files/files-context.ts'

/** Writes into the documents of `files` what becomes of their bytes (product, E46). */
export function fileEvents(documents: Pick<Documents, 'transact'>): FileEvents {
  /** Changes the document of a file; who made it stays its author. */
  const change = async (
    name: string,
    changesOf: (document: DocumentData | undefined) => DocumentData | undefined,
  ): Promise<void> => {
    const fileId = fileIdOfName(name)
    if (fileId === undefined) return
    await documents.transact(async (tx) => {
      const document = await tx.get(`files/${fileId}`)
      const changes = document?.['path'] === name ? changesOf(document) : undefined
      if (changes !== undefined) tx.update(`files/${fileId}`, { ...changes, updatedAt: tx.now })
    })
  }
  return {
    kept: (file) => change(file.name, (document) => keptFile(document, file)),
    refused: (name, fault) => change(name, (document) => refusedFile(document, fault)),
  }
}
