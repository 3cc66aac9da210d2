/** Writes what the shop reads of a request: the API takes one text (docs/api.md 11.1). */

interface RefundCause {
  /** The reason in words; empty where the customer's own words say it. */
  reason: string;
  /** What was ticked: "2 × Pad Thai". */
  lines: string[];
  words: string;
}

/** The reason, each thing on a line of its own, then the customer's words. */
export function causeOf({ reason, lines, words }: RefundCause): string {
  return [reason, ...lines.map(line => `- ${line}`), words].filter(part => part !== '').join('\n');
}
