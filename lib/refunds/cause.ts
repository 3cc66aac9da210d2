/** Writes the cause of a refund for the shop: the API takes one text (docs/api.md 11.1). */

interface RefundCause {
  /** The chosen reason; empty where the customer's own words give it. */
  reason: string;
  /** The ticked lines of the order: "2 × Pad Thai". */
  lines: string[];
  words: string;
}

/** The reason, each line of the order on a line of its own, then the customer's words. */
export function causeOf({ reason, lines, words }: RefundCause): string {
  return [reason, ...lines.map(line => `- ${line}`), words].filter(part => part !== '').join('\n');
}
