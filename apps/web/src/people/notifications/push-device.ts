import { readPushKey, registerPush } from '@brigade/domain/people/accounts/account-functions.ts'
import { PushAddress } from '@brigade/domain/people/notifications/push-address.ts'
import { call } from '../../lib/calls/call.ts'
import { newId } from '../../lib/writing/new-id.ts'

/** Whether this browser can receive push notifications, and whether it does. */
export type PushState = 'on' | 'off' | 'blocked' | 'none'

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Looks, and asks nobody for anything. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'none'
  if (Notification.permission === 'denied') return 'blocked'
  return (await subscriptionHere()) === null ? 'off' : 'on'
}

/**
 * Asks the person for the permission and tells the server where this browser takes messages. Call it from a tap.
 * @throws when the browser's push service or the server does not answer
 */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return pushState()
  const key = await call(readPushKey, { requestId: newId() })
  if (key.state === 'refused') throw new Error(key.problem.status)
  const { pushManager } = await navigator.serviceWorker.ready
  const created = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.value.publicKey,
  })
  const { endpoint, keys } = created.toJSON()
  const subscription = PushAddress.parse({ endpoint, keys })
  const registered = await call(registerPush, { requestId: newId(), subscription })
  if (registered.state === 'refused') throw new Error(registered.problem.status)
  return 'on'
}

/** This browser takes no more messages; the server notices with the next one. */
export async function turnPushOff(): Promise<PushState> {
  if (!canPush()) return 'none'
  const subscription = await subscriptionHere()
  await subscription?.unsubscribe()
  return pushState()
}
