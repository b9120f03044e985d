import { DocumentId } from '../documents/stored-fields.ts'

/** The id of a document in `files` (product, section 3: type `file`). */
export const FileId = DocumentId
