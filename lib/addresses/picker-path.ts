/** Writes the path of the address picker, whose page reads the same names (app/…/address/page.tsx). */

interface PickerVisit {
  /** The public path to come back to. */
  returnTo: string;
  /** The words that the picker searches for at once; empty for none. */
  words?: string;
  /** Nobody delivers to the address that was just chosen: the picker says so. */
  isAway?: true;
}

/** The path without language. */
export function pickerPath({ returnTo, words, isAway }: PickerVisit): string {
  return `/address?${new URLSearchParams({ ...(isAway && { away: '1' }), ...(words && { q: words }), returnTo })}`;
}
