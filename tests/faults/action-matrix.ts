/** Every action under each fault, plainly and by script: all presses of one fault at the same time. */
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { answerViolations, claimsOf, lostWords, silence, untruths } from './action-violations.ts';
import { accountActions } from './actions/account-actions.ts';
import type { ActionCase, Prepared } from './actions/action-case.ts';
import { cartActions } from './actions/cart-actions.ts';
import { groupActions } from './actions/group-actions.ts';
import { orderActions } from './actions/order-actions.ts';
import { parcelActions } from './actions/parcel-actions.ts';
import { peopleActions } from './actions/people-actions.ts';
import { secondActions } from './actions/second-actions.ts';
import { sellerActions } from './actions/seller-actions.ts';
import { type ApiFault, actionFaults, recover, strike } from './faults.ts';
import type { Findings } from './findings.ts';
import type { Ground } from './ground.ts';
import { signedIn } from './people.ts';
import { type Press, type Pressed, readyToPress } from './press.ts';
import type { Language } from './sentences.ts';
import type { Wish } from './wish.ts';

/** In the order of the table. An action is added to one of these lists. */
export const actions: ActionCase[] = [
  ...cartActions,
  ...orderActions,
  ...accountActions,
  ...groupActions,
  ...peopleActions,
  ...sellerActions,
  ...secondActions,
  ...parcelActions,
];

/** What the fault strikes: the calls that do the work, while those that look are answered, or all of them. */
export const reaches = ['writes', 'everything'] as const;
type Reach = (typeof reaches)[number];

/** As a browser without script posts, or as script does. */
export const modes = ['plain', 'script'] as const;
type Mode = (typeof modes)[number];

interface Try {
  action: ActionCase;
  reach: Reach;
  mode: Mode;
  language: Language;
}

interface Ready extends Try {
  prepared: Prepared;
  press: Press;
}

/** Presses that are prepared and judged at the same time; under the fault all of them are. */
const atOnce = pLimit(6);

/** Milliseconds for which the API's client goes without asking after calls that hung (lib/api/client.ts). */
const breather = 1500;

/** Presses after the recovery, until one is heard. */
const mostPresses = 4;

export async function runActions(ground: Ground, wish: Wish, findings: Findings): Promise<void> {
  for (const fault of actionFaults)
    for (const reach of reaches) {
      // A machine that is off answers no call at all, and a healthy one all.
      if (['refused', 'none'].includes(fault.kind) && reach === 'writes') continue;
      const tries = triesOf(reach).filter(one => wish.wants(labelsOf(one, fault)));
      if (tries.length > 0)
        await findings.during(`actions, ${fault.name}, ${reach}`, () =>
          runGroup(tries, fault, reach, ground, findings),
        );
    }
}

/** The languages take turns. */
function triesOf(reach: Reach): Try[] {
  return modes.flatMap(mode =>
    actions.map((action): Try => {
      const language = (mode === 'plain') === (reach === 'writes') ? 'ar' : 'en';
      return { action, reach, mode, language };
    }),
  );
}

function labelsOf({ action, reach, mode, language }: Try, fault: ApiFault): string[] {
  return ['actions', action.name, fault.name, reach, mode, language];
}

async function runGroup(tries: Try[], fault: ApiFault, reach: Reach, ground: Ground, findings: Findings) {
  const { servers, sandbox } = ground;
  const note = ({ action, mode, language }: Try, violations: string[]) =>
    findings.add({ row: action.name, fault: fault.name, circumstances: [reach, mode, language] }, violations);
  const prepared = await Promise.all(
    tries.map(one => atOnce(() => prepare(one, ground).catch(error => note(one, [`could not begin: ${error}`])))),
  );
  const all = prepared.filter(ready => ready !== undefined);
  const calls = [...new Set(tries.flatMap(({ action }) => action.writes))];
  await strike(fault, sandbox, servers.gate, reach === 'everything' ? [] : calls);
  const pressed = await Promise.all(all.map(({ press }) => press().catch(asFailure)));
  await recover(sandbox, servers.gate);
  await wait(breather);
  const judged = all.map((ready, index) => ({ ready, outcome: pressed[index] ?? new Error('it was not pressed') }));
  const isSettled = ({ ready }: { ready: Ready }) => ready.prepared.settlesIn === undefined;
  await judgeAll(judged.filter(isSettled));
  const waiting = judged.filter(one => !isSettled(one));
  if (waiting.length > 0) servers.ages(Math.max(...waiting.map(({ ready }) => ready.prepared.settlesIn ?? 0)));
  await judgeAll(waiting);

  async function judgeAll(some: typeof judged): Promise<void> {
    const judgeOne = async ({ ready, outcome }: (typeof judged)[number]) =>
      note(ready, await judge(ready, outcome, ground).catch(asViolation));
    await Promise.all(some.map(one => atOnce(() => judgeOne(one))));
  }
}

async function prepare(one: Try, ground: Ground): Promise<Ready> {
  const { action, mode, language } = one;
  const prepared = await action.prepare({ ground, language });
  return { ...one, prepared, press: await readyToPress(prepared, mode === 'script', language) };
}

/** Looks at the answer, at what was done, and, where it was not said to be done, at what a second press does. */
async function judge(ready: Ready, pressed: Pressed | Error, ground: Ground): Promise<string[]> {
  const { action, prepared, mode, language } = ready;
  if (pressed instanceof Error) return [`gave no answer: ${pressed.message}`];
  const claims = claimsOf(pressed, language);
  const found = answerViolations(pressed, language);
  await comesBack(prepared, ground);
  const times = await prepared.times();
  found.push(...untruths(claims, times), ...silence(claims, action));
  if (mode === 'plain' && times === 0) found.push(...(await lostWords(prepared, pressed)));
  found.push(...(await wrongIn(prepared, claims.said)));
  const now = claims.isDone ? times : await afterAnother(ready);
  if (now === 0) found.push('could not be done after recovery either');
  if (now > 1 && action.isRepeatable !== true) found.push(`was done ${now} times`);
  return [...found, ...(await wrongIn(prepared, []))];
}

async function wrongIn({ wrong }: Prepared, said: string[]): Promise<string[]> {
  const found = await wrong?.(said);
  return found ? [found] : [];
}

/** Whoever was signed out by the fault signs in again. */
async function comesBack({ customer, visitor }: Prepared, { servers }: Ground): Promise<void> {
  if (customer !== null && !visitor.cookies.has('session')) await signedIn(servers.site, customer, visitor);
}

/**
 * How often it is done once it was pressed again: by script as before, plainly on the page as it is now. While the breaker
 * still keeps calls away it is pressed once more, but never after it was done.
 */
async function afterAnother({ prepared, press, mode, language }: Ready): Promise<number> {
  for (let presses = 1; ; presses++) {
    const again = mode === 'script' ? press : await readyToPress(prepared, false, language).catch(() => null);
    await again?.();
    const times = await prepared.times();
    if (times > 0 || presses === mostPresses) return times;
    await wait(breather);
  }
}

function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function asViolation(error: unknown): string[] {
  return [`could not be judged: ${asFailure(error).message}`];
}
