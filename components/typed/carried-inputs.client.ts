/**
 * Carries what is typed and chosen in the forms of this page, and not sent yet, over the reload that shows it in another
 * language or currency (docs/decisions/176). The checkout has a draft for that.
 */
import { carriedKey } from '@/components/typed/carried-key.client';
import { controlsOf, fillInputs, inputOf, isChanged } from '@/components/typed/changed-inputs.client';
import { splitLocale } from '@/lib/i18n/localized-path';

/** What is carried is for the next document: this one may still fill in what it finds, until it is left. */
let isLeaving = false;

/** An amount in one currency is none in another, so `withoutAmounts` is for a page in another currency. */
export function carryInputs({ withoutAmounts = false } = {}): void {
  isLeaving = true;
  const changed = [...controlsOf(forms())].filter(
    ([, control]) => isChanged(control) && !(withoutAmounts && control.inputMode === 'decimal'),
  );
  const inputs = changed.map(([key, control]) => [key, inputOf(control)]);
  try {
    if (inputs.length > 0) sessionStorage.setItem(carriedKey, JSON.stringify({ page: page(), inputs }));
  } catch {
    // Where nothing may be stored, it is lost.
  }
}

/** Fills in what was carried to this page, if anything was, and forgets it. */
export async function fillCarried(): Promise<void> {
  if (isLeaving) return;
  const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}');
  sessionStorage.removeItem(carriedKey);
  if (carried.page === page()) await fillInputs(forms, carried.inputs);
}

/** A form that searches or filters has the path of its page as its action. */
function forms(): HTMLFormElement[] {
  return [...document.forms].filter(form => !form.matches('[action^="/"], .checkout, [data-view]'));
}

function page(): string {
  return splitLocale(location.pathname + location.search).path;
}
