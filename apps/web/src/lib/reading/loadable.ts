/** What a screen knows of its data: none of the four can be forgotten. */
export type Loadable<Value> =
  | { readonly state: 'pending' }
  | {
      readonly state: 'success'
      readonly value: Value
      /** Not yet confirmed by the server, or the device is offline. */
      readonly fromCache: boolean
      /** Holds changes of this device that the server has not acknowledged. */
      readonly hasPendingWrites: boolean
    }
  | { readonly state: 'failed'; readonly problem: Error }
  | { readonly state: 'forbidden' }

/** A document with its id. `hasPendingWrites` is the row's own. */
export interface StoredDocument<Content> {
  readonly id: string
  readonly path: string
  readonly content: Content
  readonly hasPendingWrites: boolean
}
