import type { Plugin } from 'vite'
import { redirects } from '../src/shell/routing/route-rules.table.ts'

/** Words have the same names in every language: the list names them once. */
const WORDS = /^assets\/words\/[\w-]+\//u

/** Where the service worker's source wants the list of this build's files. */
const FILE_LIST = /__BUILD_FILES__/u
const BUILD_ID = /__BUILD_ID__/gu
/**
 * Files that the service worker keeps: code, styles, drawings, Latin letters. Other alphabets come when they are needed, and the
 * lists of easy passwords when somebody chooses one, which needs a connection anyway.
 */
const KEPT = /^assets\/(?!inter-(?!latin-wght)|guessing-).*\.(?:js|css|svg|woff2)$/u

/** Writes the build's own notices and gives the service worker its list of files. */
export function buildFiles(id: string): Plugin {
  return {
    name: 'brigade:build-files',
    apply: 'build',
    generateBundle: {
      // Last, when chunks that hold nothing but styles have been taken out of the bundle.
      order: 'post',
      handler(_, bundle) {
        const timestamp = Date.now()
        const kept = Object.keys(bundle).filter((file) => KEPT.test(file))
        const files = [...new Set(kept.map((file) => file.replace(WORDS, 'assets/words/*/')))].sort()
        const worker = bundle['sw.js']
        if (worker?.type === 'chunk') {
          worker.code = worker.code.replace(FILE_LIST, files.join(' ')).replaceAll(BUILD_ID, id)
        }
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
        emit('builds/latest.json', { id, timestamp })
        emit(`builds/meta/${id}.json`, { id, timestamp, matcher: { redirects } })
      },
    },
  }
}
