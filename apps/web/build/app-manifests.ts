import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEFAULT_LANGUAGE,
  directionOf,
  type Language,
  languages,
} from '@brigade/domain/core/languages/language.ts'
import type { Plugin } from 'vite'
import type { MessageKey } from '../src/messages/catalogue.ts'
import { manifestOf } from '../src/shell/document/app-manifest.ts'
import { readCatalogue } from './words/catalogues.ts'

const web = join(import.meta.dirname, '..')

interface Shortcut {
  readonly url: string
  readonly name: string
}

const read = (path: string) => JSON.parse(readFileSync(join(web, path), 'utf8'))

/** What a shortcut is called: the title of its page. */
const titles: Readonly<Record<string, MessageKey>> = {
  '/kitchens': 'cards.ownKitchens',
  '/jobs': 'jobs.title',
  '/notifications': 'notices.title',
  '/search': 'search.title',
}

/** The manifest of the installed app in a language. */
function translated(manifest: { readonly shortcuts: readonly Shortcut[] }, language: Language): object {
  const texts = readCatalogue(language)
  const said = (key: MessageKey) => texts[key] ?? key
  return {
    ...manifest,
    lang: language,
    dir: directionOf(language),
    description: said('home.title'),
    shortcuts: manifest.shortcuts.map((shortcut) => {
      const title = titles[shortcut.url]
      if (title === undefined) throw new Error(`The shortcut ${shortcut.url} has no title`)
      return { ...shortcut, name: said(title) }
    }),
  }
}

/** Writes the manifest of the installed app once more for each other language: its shortcuts are read on a home screen. */
export function appManifests(): Plugin {
  return {
    name: 'brigade:app-manifests',
    apply: 'build',
    generateBundle() {
      const manifest = read('public/manifest.webmanifest')
      for (const language of languages) {
        if (language === DEFAULT_LANGUAGE) continue
        const source = JSON.stringify(translated(manifest, language))
        this.emitFile({ type: 'asset', fileName: manifestOf(language).slice(1), source })
      }
    },
  }
}
