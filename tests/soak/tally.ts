/** What came of the visits: how many, how long they took, and which failed, with the API and without it. */
import { median, percentile } from '../bench/percentile.ts';
import type { Kind, Trouble } from './visits.ts';

interface Outcome {
  kind: Kind;
  milliseconds: number;
  trouble: Trouble;
  isApiAway: boolean;
  /** Since the beginning. */
  minute: number;
}

export class Tally {
  private readonly outcomes: Outcome[] = [];

  get count(): number {
    return this.outcomes.length;
  }

  add(outcome: Outcome): void {
    this.outcomes.push(outcome);
  }

  /** A row for each kind. */
  rows(): Record<string, Record<string, number>> {
    const kinds = [...new Set(this.outcomes.map(({ kind }) => kind))].sort();
    return Object.fromEntries(kinds.map(kind => [kind, this.row(kind)]));
  }

  /** How often what was wrong, and in which minutes. */
  troubles(): Record<string, string> {
    const failed = this.outcomes.filter(({ trouble }) => trouble !== null);
    const of = Object.groupBy(failed, ({ kind, trouble }) => `${kind}: ${trouble}`);
    return Object.fromEntries(
      Object.entries(of).map(([what, these = []]) => {
        const minutes = [...new Set(these.map(({ minute }) => minute))].sort((a, b) => a - b);
        return [what, `${these.length} in minute ${minutes.join(', ')}`];
      }),
    );
  }

  private row(kind: Kind): Record<string, number> {
    const all = this.outcomes.filter(outcome => outcome.kind === kind);
    const times = all.map(({ milliseconds }) => milliseconds);
    const failed = (isApiAway: boolean) =>
      all.filter(outcome => outcome.trouble !== null && outcome.isApiAway === isApiAway).length;
    return {
      visits: all.length,
      failed: failed(false),
      'failed, API away': failed(true),
      'p50 ms': tenths(median(times)),
      'p99 ms': tenths(percentile(times, 0.99)),
    };
  }
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
