/**
 * Runs the matrix, or the part of it that is named, against a build that exists; prints a table and a list of what must
 * not be, and exits with 1 where there is anything. FAULTS_REPORT names a file for the score.
 */
import { writeFileSync } from 'node:fs';
import { endAll, endAllOnSignal } from '../../hosting/launch/program.mjs';
import { StartError } from '../../hosting/launch/terminal.mjs';
import { actions, modes, reaches, runActions } from './action-matrix.ts';
import { ages } from './ages.ts';
import { chosen } from './chosen.ts';
import { actionFaults } from './faults.ts';
import { Findings } from './findings.ts';
import { prepareGround } from './ground.ts';
import { runPages } from './page-matrix.ts';
import { pages } from './pages.ts';
import { languages } from './sentences.ts';
import { anyOf, type Vocabulary, type Wish, wishOf } from './wish.ts';

const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);

const vocabulary: Vocabulary = {
  'pages and actions': ['pages', 'actions', ...namesOf(pages), ...namesOf(actions)],
  faults: namesOf(actionFaults),
  ages: namesOf(ages),
  languages,
  'what the fault strikes': [...reaches],
  'how it is posted': [...modes],
};

const score = await runMatrix(process.argv.slice(2)).catch(failsToRun);
if (process.env.FAULTS_REPORT) writeFileSync(process.env.FAULTS_REPORT, JSON.stringify(score));
process.exit(score.failed === 0 ? 0 : 1);

function wishFor(words: string[]): Wish {
  const lines = words.join(' ') === 'chosen' ? chosen : [words.join(' ')];
  return anyOf(lines.map(line => wishOf(line.split(' ').filter(Boolean), vocabulary)));
}

async function runMatrix(words: string[]): Promise<{ passed: number; failed: number }> {
  const wish = wishFor(words);
  endAllOnSignal();
  const findings = new Findings();
  try {
    const ground = await prepareGround();
    await runPages(ground, wish, findings);
    await runActions(ground, wish, findings);
  } finally {
    await endAll();
  }
  console.log(findings.table('Pages', namesOf(pages), namesOf(actionFaults)));
  console.log(findings.table('Actions', namesOf(actions), namesOf(actionFaults)));
  const { passed, failed } = findings;
  console.log(`${failed > 0 ? `\n${findings.list()}\n` : ''}\n${passed} passed, ${failed} failed`);
  return { passed, failed };
}

function failsToRun(error: unknown): { passed: number; failed: number } {
  console.error(error instanceof StartError ? error.message : error);
  return { passed: 0, failed: 1 };
}
