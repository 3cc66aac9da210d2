/** What time is it in the market? Tests and demos can set the clock, which then keeps running. */

import { marketZone } from './environment.ts';
import type { LocalMoment } from './rules/hours.ts';

export interface Clock {
  now(): Date;
  set(now: Date): void;
  shift(seconds: number): void;
  reset(): void;
}

export function createClock(realNow: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => new Date(realNow() + offset),
    set: now => {
      offset = now.getTime() - realNow();
    },
    shift: seconds => {
      offset = seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** "YYYY-MM-DD HH:mm:ss" on the market's own clock. */
export function marketTime(now: Date): string {
  return marketFormat.format(now).replace(',', '');
}

export function marketDate(now: Date): string {
  return marketTime(now).slice(0, 10);
}

export function marketMoment(now: Date): LocalMoment {
  const time = marketTime(now);
  return { date: time.slice(0, 10), minutes: Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16)) };
}

// Swedish writes dates as ISO does.
const marketFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: marketZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
