import type { Plugin } from 'vite'
import { compileText } from './compile-text.ts'

const MESSAGE_FILE = /\/src\/messages\/[\w-]+\/[\w-]+\.json$/u

function compileAll(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(text)]))
}

/** Compiles message files to the form the runtime reads, so that no parser travels to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'brigade:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      return MESSAGE_FILE.test(id)
        ? { code: JSON.stringify(compileAll(JSON.parse(code))), map: null }
        : undefined
    },
  }
}
