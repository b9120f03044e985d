import { type FirebaseApp, initializeApp } from 'firebase/app'

/** The one connection of this tab to its own origin. */
export const firebaseApp: FirebaseApp = initializeApp({
  apiKey: 'brigade',
  projectId: 'brigade',
  appId: 'brigade',
  authDomain: globalThis.location.host,
})
