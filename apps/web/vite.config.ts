import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { appManifests } from './build/app-manifests.ts'
import { buildFiles } from './build/build-files.ts'
import { buildId } from './build/build-id.ts'
import { compiledMessages } from './build/words/compiled-messages.ts'
import { appWords } from './build/words/app-words.ts'
import { styleSheet } from './build/style-sheets.ts'
import { serverRendering } from './build/server-rendering.ts'
import { serverPaths } from './src/service-worker/server-paths.ts'

const id = buildId()

/** Where `vite` finds the product's server while its own pages are worked on. */
const backend = process.env['BRIGADE_BACKEND'] ?? 'http://localhost:8080'
const backendPaths = [...serverPaths, '^/.*_payload\\.json']

/** Files are compressed once, as small as they get; what they weigh on the wire decides when a page is there. */
const compressed = () =>
  compression({
    include: /\.(?:js|css|svg|json|webmanifest)$/u,
    // Its list of files is written into it after everything else.
    exclude: /^sw\.js$/u,
    threshold: 512,
    algorithms: [['brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }]],
  })

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    compiledMessages(),
    serverRendering(),
    ...(isSsrBuild ? [] : [appWords(), buildFiles(id), appManifests()]),
    ...(command === 'build' && !isSsrBuild ? [compressed()] : []),
  ],
  resolve: {
    alias: {
      // A quarter of the document SDK is what its pipelines match patterns by.
      re2js: join(import.meta.dirname, 'src/lib/reading/no-patterns.ts'),
    },
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(id) },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend }])) },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy takes fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: {
      // The list of what every page imports would weigh 4 KiB on the first one; the server names what its page needs.
      resolveDependencies: (_file, needed) => needed.filter((file) => /\/work-[^/]*\.css$/u.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: { client: 'src/entry-client.tsx', sw: 'src/service-worker/service-worker.ts' },
          output: {
            codeSplitting: {
              groups: [
                { name: styleSheet, test: /\.css$/u },
                // What every page starts with is one file: `/` asks for 12 files instead of 21.
                { name: 'start', tags: ['$initial'], test: /^(?!.*service-worker)/u },
              ],
            },
            entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: 'assets/[name]-[hash].js',
          },
        },
  },
  // The built entry stands alone; only large or stateful libraries stay outside it.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'firebase'] }
      : { noExternal: [/^@brigade\//u] },
}))
