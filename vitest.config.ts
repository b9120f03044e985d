import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Vitest alone would leave one processor free: on a machine with two that is half of them. */
const ALL_PROCESSORS = '100%'
/** Many files wait for a process that starts or a time that passes: meanwhile another works. */
const ONE_MORE = availableParallelism() + 1
/** Databases are made once per run; each test begins with a copy. */
const PREPARE = 'packages/platform/testing/database/prepared.ts'

export default defineConfig({
  test: {
    // Of the run, not of a project: what one project prepared serves the other.
    globalSetup: PREPARE,
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          // Pure functions and markup share nothing: one copy of each module is enough, which makes them three times as quick.
          isolate: false,
          pool: 'threads',
          maxWorkers: ALL_PROCESSORS,
          // What takes longer hangs; a machine that does other work beside is merely slow.
          testTimeout: 30_000,
          include: [
            'packages/{contract,domain,design-system}/src/**/*.test.{ts,tsx}',
            'apps/web/{build,src}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'contract',
          // The server's modules are read once per process, not once per file; whatever a test opens it closes.
          isolate: false,
          maxWorkers: ONE_MORE,
          include: [
            'packages/{platform,testing}/src/**/*.test.ts',
            'packages/platform/{conformance,testing,trials}/**/*.test.ts',
            'apps/server/{src,trials}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30_000,
          // A poll ends as soon as it sees what it waits for; a second is too short beside other work.
          expect: { poll: { timeout: 15_000 } },
          // A hook starts a server, the first one makes its database as well; beside other work that takes its time.
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // Each file opens a server and a browser of its own, and waits more than it works: two share two processors.
          maxWorkers: 2,
          // The server's modules are read once per process, not once per file.
          isolate: false,
          include: ['journeys/src/**/*.test.ts'],
          setupFiles: ['packages/testing/src/tell-screens.ts'],
          testTimeout: 240_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
