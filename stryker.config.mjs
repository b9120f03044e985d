// Settings of `npm run mutation`, for one folder of packages/domain/src.
const folder = process.env.MUTATED_FOLDER

export default {
  mutate: [`packages/domain/src/${folder}/*.ts`, '!**/*.test.ts', '!**/*.table.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.vitest.ts' },
  coverageAnalysis: 'perTest',
  // What runs once on import (schemas, tables) would need every test each time; contract and policy tests hold it.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `.stryker/${folder}.json`,
  tempDirName: '.stryker/tmp',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.stryker/${folder}.report.json` },
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: [
    '**',
    '!packages/domain/**',
    '!scripts/mutation.vitest.ts',
    '!package.json',
    '!tsconfig.base.json',
  ],
}
