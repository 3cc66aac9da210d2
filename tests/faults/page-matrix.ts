/** Every page, in both languages, at each age, under each fault: by faults and ages, all pages of one at the same time. */
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Visitor } from '../support/visitor.ts';
import { type Age, ages, isRemembered } from './ages.ts';
import { type ApiFault, isHarmless, pageFaults, recover, strike } from './faults.ts';
import type { Findings } from './findings.ts';
import type { Ground } from './ground.ts';
import { pageViolations } from './page-violations.ts';
import { type PageCase, pages, type Town } from './pages.ts';
import { localPath, newVisitor } from './people.ts';
import type { Wish } from './wish.ts';

/** A page in a language, as its visitor opens it. */
interface Look {
  page: PageCase;
  town: Town;
  path: string;
  visitor: Visitor;
}

/** How long after the API's recovery a page may take until it is right again, in milliseconds. */
const recoveryLimit = 5000;

/**
 * Seconds between two looks at a page under a fault: more than the thirty seconds after which a kept page is made anew.
 */
const secondsBetweenLooks = 35;

/** Longer than the server holds a finished page (hosting/node/front/ready-pages.mjs). */
const secondsHeld = 3;

export async function runPages(ground: Ground, wish: Wish, findings: Findings): Promise<void> {
  const looks = ground.towns.flatMap(town => pages.map(page => lookAt(page, town, ground)));
  const isWanted = (look: Look) => pageFaults.some(fault => ages.some(age => wish.wants(labelsOf(look, fault, age))));
  for (const look of looks.filter(one => one.page.isSecond && isWanted(one)))
    look.visitor = look.visitor.copy(await ground.servers.secondSite());
  for (const fault of pageFaults)
    for (const age of ages) {
      const wanted = looks.filter(look => wish.wants(labelsOf(look, fault, age)));
      if (wanted.length > 0)
        await findings.during(`pages, ${fault.name}, ${age.name}`, () =>
          runGroup(wanted, fault, age, ground, findings),
        );
    }
}

function labelsOf({ page, town }: Look, fault: ApiFault, age: Age): string[] {
  return ['pages', page.name, fault.name, age.name, town.person.language];
}

function lookAt(page: PageCase, town: Town, { servers }: Ground): Look {
  const { person } = town;
  const visitor = page.owner === 'customer' ? person.visitor : newVisitor(servers.site);
  return { page, town, path: localPath(person.language, page.path(town)), visitor };
}

async function runGroup(looks: Look[], fault: ApiFault, age: Age, ground: Ground, findings: Findings): Promise<void> {
  const { servers, sandbox } = ground;
  const found = new Map<Look, string[]>(looks.map(look => [look, []]));
  const note = (look: Look, violations: string[]) => found.get(look)?.push(...violations);
  // With nothing in memory a slow API is asked for everything: of more pages at once some would rightly be told to wait.
  const atOnce = pLimit(isHarmless(fault) && !isRemembered(age) ? 6 : looks.length);
  const lookAll = (some: Look[]) =>
    Promise.all(some.map(look => atOnce(async () => note(look, await violationsOf(look, fault, age, ground)))));
  // Everything is seen now, with its content; what was kept before is older than a minute.
  servers.ages(61_000);
  for (const { look, violations } of await stillWrong(looks, ground))
    note(
      look,
      violations.map(violation => `before the fault: ${violation}`),
    );
  servers.ages(age.seconds * 1000);
  await strike(fault, sandbox, servers.gate);
  await lookAll(looks);
  const kept = looks.filter(({ page }) => page.owner === 'everybody');
  servers.ages(secondsBetweenLooks * 1000);
  await lookAll(kept);
  // By now the renewal that the look before has started in the background is done.
  if (kept.length > 0) await wait(2000);
  servers.ages(secondsHeld * 1000);
  await lookAll(kept);
  await recover(sandbox, servers.gate);
  for (const { look, violations } of await stillWrong(looks, ground))
    note(
      look,
      violations.map(violation => `after recovery: ${violation}`),
    );
  for (const [look, violations] of found)
    findings.add(
      { row: look.page.name, fault: fault.name, circumstances: [age.name, look.town.person.language] },
      violations,
    );
}

/** Those that are wrong without a fault, and stay so for as long as `recoveryLimit` and for three looks. */
async function stillWrong(looks: Look[], ground: Ground): Promise<{ look: Look; violations: string[] }[]> {
  const deadline = Date.now() + recoveryLimit;
  let wrong = await wrongOf(looks, ground);
  for (let count = 1; wrong.length > 0 && (count < 3 || Date.now() < deadline); count += 1) {
    await wait(500);
    wrong = await wrongOf(
      wrong.map(({ look }) => look),
      ground,
    );
  }
  return wrong;
}

async function wrongOf(looks: Look[], ground: Ground): Promise<{ look: Look; violations: string[] }[]> {
  const all = looks.map(async look => ({ look, violations: await violationsOf(look, null, null, ground) }));
  return (await Promise.all(all)).filter(({ violations }) => violations.length > 0);
}

/** One visit of a browser of its own, so that what the answer does to its cookies ends with it. */
async function violationsOf(look: Look, fault: ApiFault | null, age: Age | null, ground: Ground): Promise<string[]> {
  const { page, town, path, visitor } = look;
  const isOwn = page.owner === 'customer';
  try {
    const answer = await visitor.copy().opens(path);
    return pageViolations(answer, {
      language: town.person.language,
      shows: page.shows(town),
      hasContent: fault === null || isHarmless(fault) || (!isOwn && age !== null && isRemembered(age)),
      endsSession: isOwn && fault?.status === 401,
      isPrivate: isOwn,
      secrets: ground.towns.filter(other => other !== town || !isOwn).map(other => other.person.customer.email),
    });
  } catch (error) {
    return [`gave no answer: ${error instanceof Error ? error.message : error}`];
  }
}
