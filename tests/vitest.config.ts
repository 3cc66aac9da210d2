/** What `vitest run --config tests/vitest.config.ts` runs: the rules alone, the sandbox's answers, and our taste. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const stub = (name: string) => `${root}/tests/unit/stubs/${name}.ts`;

/** What the framework provides only inside a running server; order matters, the first match wins. */
const alias = [
  { find: /^server-only$/, replacement: stub('server-only') },
  { find: /^next\/cache$/, replacement: stub('next-cache') },
  { find: /^next\/root-params$/, replacement: stub('next-root-params') },
  { find: /^next\/headers$/, replacement: stub('next-headers') },
  { find: /^next-intl\/server$/, replacement: stub('next-intl-server') },
  { find: /^@\//, replacement: `${root}/` },
];

const suite = (name: string, more: { testTimeout?: number } = {}) => ({
  resolve: { alias },
  test: {
    name,
    root,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    setupFiles: [`${root}/tests/unit/stubs/fresh.ts`, `${root}/tests/unit/stubs/setup.ts`],
    unstubEnvs: name === 'unit',
    restoreMocks: true,
    ...more,
  },
});

export default defineConfig({
  test: {
    root,
    // Left to itself it keeps one of two processors for its own.
    maxWorkers: '100%',
    // A worker for many files starts once; each file still has its modules to itself (stubs/fresh). Workers are
    // processes: @swc/core, which next-intl's plugin loads, crashes when a second thread of a process loads it.
    pool: 'forks',
    isolate: false,
    projects: [suite('unit'), suite('contract', { testTimeout: 30_000 }), suite('taste', { testTimeout: 30_000 })],
  },
});
