/**
 * Everything that must hold, in one command: types, lint, unit, contract and taste tests, the build, and the stories in
 * Chromium. The first three stop at a failure, as what follows them is slow. The last line is "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { projectEnv, root } from '../hosting/launch/node24.mjs';
import { seconds } from '../hosting/launch/terminal.mjs';
import { requireChromium } from './chromium.mjs';
import { storiesEnv } from './e2e/servers.mjs';

/** @typedef {{ passed: number, failed: number }} Score */

const results = join(root, 'test-results');
const vitestReport = join(results, 'vitest.json');
const storiesReport = join(results, 'stories.json');

const score = { passed: 0, failed: 0 };
await runAll().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  score.failed += 1;
});
console.log(`\n${score.passed} passed, ${score.failed} failed`);
process.exitCode = score.failed === 0 ? 0 : 1;

async function runAll() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await installWhenNeeded();
  if (!(await group('Types', () => check(['next', 'typegen'], ['tsc', '--noEmit'])))) return;
  if (!(await group('Lint', () => check(['biome', 'check'])))) return;
  if (!(await group('Unit, contract and taste', unitTests))) return;
  if (!(await group('Build', build))) return;
  await group('Stories in Chromium', stories);
}

/** @param {string} name @param {() => Promise<Score>} work @returns {Promise<boolean>} whether all of it passed */
async function group(name, work) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const { passed, failed } = await work().catch(error => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  score.passed += passed;
  score.failed += failed;
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds(Date.now() - start)}`);
  return failed === 0;
}

/** Counts as one test, passed when every command is. @param {string[][]} commands @returns {Promise<Score>} */
async function check(...commands) {
  for (const command of commands) if (!(await succeeds(command))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

async function unitTests() {
  const isFine = await succeeds([
    ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  ]);
  const report = JSON.parse(readFileSync(vitestReport, 'utf8'));
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests }, isFine);
}

async function build() {
  const wasNeeded = await buildWhenNeeded(storiesEnv);
  if (!wasNeeded) console.log('The build is that of these sources.');
  return { passed: 1, failed: 0 };
}

async function stories() {
  requireChromium();
  const isFine = await succeeds(['playwright', 'test', '--config', 'tests/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: storiesReport,
  });
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(storiesReport, 'utf8')).stats;
  return honest({ passed: expected, failed: unexpected + flaky }, isFine);
}

/** A runner that failed without a failed test (a file that does not load, no tests at all) counts as one. */
function honest(/** @type {Score} */ { passed, failed }, /** @type {boolean} */ isFine) {
  return { passed, failed: isFine && passed > 0 ? failed : Math.max(failed, 1) };
}

/** @param {string[]} words @param {Record<string, string>} [env] @returns {Promise<boolean>} */
function succeeds([command = '', ...words], env = {}) {
  return new Promise(resolve => {
    const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: projectEnv(env), shell: false });
    child.once('error', () => resolve(false));
    child.once('close', code => resolve(code === 0));
  });
}
