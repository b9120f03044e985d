import { installedChromium } from '@brigade/testing/browser.ts'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { requestCommands } from './components/request-commands.ts'
import { compiledMessages } from './build/words/compiled-messages.ts'
import { serverPaths } from './src/service-worker/server-paths.ts'

/** Read by runs of other tests too, which need no browser. */
const executablePath = installedChromium()
/** Where the product's server listens for these tests: asked for by the pages through Vite, as in `npm run dev`. */
const port = 20_000 + (process.pid % 20_000)

export default defineProject({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages()],
  define: { 'import.meta.env.BUILD_ID': JSON.stringify('components') },
  // What is found only while a test runs would load its page anew.
  optimizeDeps: {
    entries: ['src/entry-client.tsx', 'components/*.test.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: `http://localhost:${port}` }])),
  },
  test: {
    name: 'components',
    include: ['components/**/*.test.tsx'],
    globalSetup: 'components/server.ts',
    env: { SERVER_PORT: String(port) },
    browser: {
      enabled: true,
      commands: requestCommands,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
