/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Id of this build; the same in `/builds/latest.json` of the server that has it. */
  readonly BUILD_ID: string
}
