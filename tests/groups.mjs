/** What is run to see that all is well, group by group? Each prints what it did and is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { projectEnv, root } from '../hosting/launch/node24.mjs';
import { endAllOnSignal, start } from '../hosting/launch/program.mjs';
import { seconds } from '../hosting/launch/terminal.mjs';
import { requireChromium } from './chromium.mjs';
import { storiesEnv } from './e2e/servers.mjs';

/** @typedef {{ passed: number, failed: number }} Score */
/** @typedef {{ name: string, work: () => Promise<Score> }} Group */

const results = join(root, 'test-results');
const storiesReport = join(results, 'stories.json');
const faultsReport = join(results, 'faults.json');

/** What needs neither a build nor a browser. @type {Group[]} */
export const checks = [
  { name: 'Types', work: () => commands(['next', 'typegen'], ['tsc', '--noEmit']) },
  { name: 'Lint', work: () => commands(['biome', 'check']) },
  { name: 'Unit, contract and taste', work: () => vitest('unit', 'contract', 'taste') },
];

/** @type {Group[]} */
export const journeys = [
  { name: 'What takes longer', work: () => vitest('long', 'rest') },
  { name: 'Build', work: build },
  { name: 'Faults, a chosen part', work: faults },
  { name: 'Stories in Chromium', work: stories },
];

/**
 * Runs one after the other and stops at a group that failed, as what follows is slower. The last line is "N passed, N
 * failed".
 *
 * @param {Group[]} groups
 * @param {() => Promise<unknown>} prepare
 */
export async function runGroups(groups, prepare) {
  endAllOnSignal();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const score = { passed: 0, failed: 0 };
  try {
    await prepare();
    for (const group of groups) {
      const { passed, failed } = await runGroup(group);
      score.passed += passed;
      score.failed += failed;
      if (failed > 0) break;
    }
  } catch (error) {
    tell(error);
    score.failed += 1;
  }
  console.log(`\n${score.passed} passed, ${score.failed} failed`);
  process.exitCode = score.failed === 0 ? 0 : 1;
}

/** @param {Group} group @returns {Promise<Score>} */
async function runGroup({ name, work }) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const score = await work().catch(error => {
    tell(error);
    return { passed: 0, failed: 1 };
  });
  console.log(`── ${name}: ${score.passed} passed, ${score.failed} failed, ${seconds(Date.now() - start)}`);
  return score;
}

/** Counts as one test, passed when every command is. @param {string[][]} all @returns {Promise<Score>} */
async function commands(...all) {
  for (const command of all) if (!(await succeeds(command))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

/** @param {string[]} projects of tests/vitest.config.ts */
async function vitest(...projects) {
  const vitestReport = join(results, `vitest-${projects.join('-')}.json`);
  const isFine = await succeeds([
    ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
    ...projects.map(project => `--project=${project}`),
    ...['--reporter=default', '--reporter=./tests/flaky.mjs', '--reporter=json', `--outputFile.json=${vitestReport}`],
  ]);
  const report = reportOf(vitestReport);
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests }, isFine);
}

async function build() {
  const wasNeeded = await buildWhenNeeded(storiesEnv);
  if (!wasNeeded) console.log('The build is that of these sources.');
  return { passed: 1, failed: 0 };
}

async function faults() {
  const isFine = await succeeds([...faultsCommand, 'chosen'], { FAULTS_REPORT: faultsReport });
  return honest(reportOf(faultsReport), isFine);
}

/** What follows names a part of the matrix; "chosen" is the part that holds and is looked at each time. */
export const faultsCommand = ['node', '--import', './hosting/launch/aliases.mjs', 'tests/faults/run.ts'];

async function stories() {
  requireChromium();
  const isFine = await succeeds(storyCommand, { PLAYWRIGHT_JSON_OUTPUT_FILE: storiesReport });
  const { expected, unexpected, flaky } = reportOf(storiesReport).stats;
  return honest({ passed: expected + flaky, failed: unexpected }, isFine);
}

export const storyCommand = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];

/** @param {string} file */
function reportOf(file) {
  if (!existsSync(file)) throw new Error('It ended before its report was written.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A runner that failed without a failed test (a file that does not load, no tests at all) counts as one. */
function honest(/** @type {Score} */ { passed, failed }, /** @type {boolean} */ isFine) {
  return { passed, failed: isFine && passed > 0 ? failed : Math.max(failed, 1) };
}

/** @param {string[]} words @param {Record<string, string>} [env] @returns {Promise<boolean>} */
export function succeeds([command = '', ...words], env = {}) {
  return new Promise(resolve => {
    const child = start(command, words, { stdio: 'inherit', env: projectEnv(env) });
    child.once('error', () => resolve(false));
    child.once('close', (code, signal) => {
      if (signal) console.error(`${command} was ended by ${signal}.`);
      resolve(code === 0);
    });
  });
}

function tell(/** @type {unknown} */ error) {
  console.error(error instanceof Error ? error.message : error);
}
