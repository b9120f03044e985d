/** The protocol's codes for refusals. */
type RefusalStatus =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_data'
  | 'invalid_path'
  | 'invalid_query'
  | 'invalid_request'
  | 'invalid_token'
  | 'expired_token'
  | 'too_big'
  | 'too_many'
  | 'resource_exhausted'

/** A request is refused: the status decides the SDK's error code, the message tells a developer what to change. */
export class RealtimeRefusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, message: string) {
    super(message)
    this.status = status
  }
}

/** The refusal without permission, which does not reveal whether there is data. */
export function permissionDenied(): RealtimeRefusal {
  return new RealtimeRefusal('permission_denied', 'Permission denied')
}
