// The tests that `npm run mutation` holds a folder's faults against.
import { defineConfig } from 'vitest/config'

const folder = process.env['MUTATED_FOLDER'] ?? ''

/** Tests of a folder's rules that stand with those of other folders. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  recipes: ['ingredients/allergen-rules.test.ts'],
  safety: ['collections/new-kitchen-documents.test.ts'],
}

export default defineConfig({
  test: {
    include: [`${folder}/*.test.ts`, 'functions/*.test.ts', ...(elsewhere[folder] ?? [])].map(
      (file) => `packages/domain/src/${file}`,
    ),
  },
})
