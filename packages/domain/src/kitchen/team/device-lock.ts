import { err, ok, type Result } from '@brigade/contract/result.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'

/** Product E17: so many wrong PINs in a row lock that person on that device. */
export const WRONG_PINS = 5
/** Product E17: for so long. */
const PIN_LOCK_MS = 15 * MINUTE_MS

/** The wrong PINs of one person at one device since the last right one. */
export interface PinTries {
  readonly wrong: number
  /** Until when no PIN is tried; null when it was not locked. */
  readonly lockedUntil: Timestamp | null
}

/** Nobody has mistyped yet. */
export const NO_TRIES: PinTries = { wrong: 0, lockedUntil: null }

/** What a try leads to: the tries to keep, and until when the device is unlocked when the PIN was right. */
export interface PinTried {
  readonly tries: PinTries
  readonly unlockedUntil: Timestamp | undefined
}

/**
 * One try to unlock a device with a PIN (product, E17). While it is locked no PIN is looked at, so that guessing costs
 * 15 minutes for each five tries.
 * @param autoLockMin - the kitchen's setting: minutes until the device locks by itself
 */
export function tryPin(
  tries: PinTries,
  pin: { readonly isRight: boolean; readonly autoLockMin: number },
  now: Timestamp,
): Result<PinTried, 'pin-locked'> {
  const nowMs = msFromTimestamp(now)
  const isLocked = tries.lockedUntil !== null && nowMs < msFromTimestamp(tries.lockedUntil)
  if (isLocked) return err('pin-locked')
  if (pin.isRight) {
    return ok({ tries: NO_TRIES, unlockedUntil: timestampFromMs(nowMs + pin.autoLockMin * MINUTE_MS) })
  }
  const wrong = (tries.lockedUntil === null ? tries.wrong : 0) + 1
  const lockedUntil = wrong >= WRONG_PINS ? timestampFromMs(nowMs + PIN_LOCK_MS) : null
  return ok({ tries: { wrong, lockedUntil }, unlockedUntil: undefined })
}

/** Whether a device waits for a PIN: nobody unlocked it, or the time is over. */
export function isDeviceLocked(
  device: { readonly unlockedBy: string | null; readonly unlockedUntil: Timestamp | null },
  now: Timestamp,
): boolean {
  if (device.unlockedBy === null || device.unlockedUntil === null) return true
  return msFromTimestamp(now) >= msFromTimestamp(device.unlockedUntil)
}
