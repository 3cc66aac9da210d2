/** Writes the cause of a refund for the shop: the API takes one text (docs/api.md 11.1). */

interface RefundCause {
  /** The chosen reason; empty where the customer's own words give it. */
  reason: string;
  /** The ticked lines of the order: "1 × Pad Thai · large". */
  lines: string[];
  /** The same in fewer words: "3 × Pad Thai". */
  things: string[];
  words: string;
}

/** In characters. The API states no limit, and the sandbox refuses more. */
const longest = 1000;

/**
 * The reason, each line of the order on a line of its own, then the customer's words. Of an order whose lines are too
 * many for one text only the list is shortened, because the customer can do nothing about its length.
 */
export function causeOf(cause: RefundCause): string {
  const { lines, things } = cause;
  const cuts = things.map((_, left) => [...things.slice(0, -1 - left), `… +${left + 1}`]);
  const texts = [lines, things, ...cuts].map(list => textOf(cause, list));
  return texts.find(text => text.length <= longest) ?? textOf(cause, []);
}

function textOf({ reason, words }: RefundCause, list: string[]): string {
  return [reason, ...list.map(line => `- ${line}`), words].filter(part => part !== '').join('\n');
}
