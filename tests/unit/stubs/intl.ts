/** A browser that writes numbers of some languages as others are written; undone by `vi.restoreAllMocks()`. */
import { vi } from 'vitest';

export function writeNumbersLike(others: Record<string, string>): void {
  const { NumberFormat } = Intl;
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(
    class extends NumberFormat {
      constructor(language: Intl.LocalesArgument, style?: Intl.NumberFormatOptions) {
        super(others[String(language)] ?? language, style);
      }
    },
  );
}
