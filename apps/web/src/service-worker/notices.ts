import { readPushMessage } from './push-message.ts'

/** The parts of the worker's scope that show notices. */
export interface NoticeScope {
  readonly location: Location
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowHere[]>
    openWindow(address: string): Promise<unknown>
  }
}

interface WindowHere {
  readonly url: string
  focus(): Promise<unknown>
}

/** Shows what the server has sent; the same notice takes the place of itself. */
export async function showNotice({ registration }: NoticeScope, text: string): Promise<void> {
  const message = readPushMessage(text)
  if (message === null) return
  const { id, title, body, path } = message
  await registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: path,
  })
}

/** Opens the page that a tapped notice leads to, in a window that shows it already if there is one. */
export async function openNotice({ clients, location }: NoticeScope, path: unknown): Promise<void> {
  const address = new URL(typeof path === 'string' ? path : '/notifications', location.origin).href
  const windows = await clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => url === address)
  await (there === undefined ? clients.openWindow(address) : there.focus())
}
