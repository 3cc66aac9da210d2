/**
 * Collects what the storefronts log during the stories in a file, and checks at the end that it contains nothing
 * personal.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../hosting/launch/node24.mjs';
import { scrubText } from '../../lib/operations/scrub-text.ts';

interface Letter {
  recipient: string;
  code: string | null;
  link: string | null;
}

const folder = join(root, 'test-results');
const ordinary = /^(info|debug)$/;

export class StoryLog {
  private readonly lines: string[] = [];
  private readonly file;

  constructor() {
    mkdirSync(folder, { recursive: true });
    this.file = createWriteStream(join(folder, 'storefront.log'));
  }

  /** Returns whether a line is worth showing: requests and calls that succeeded are not. */
  takes(line: string): boolean {
    this.lines.push(line);
    this.file.write(`${line}\n`);
    return !ordinary.test(String(parsed(line).level));
  }

  /** Returns the lines with an e-mail address, a phone number, a code, a token or a link that was sent to somebody. */
  async findings(sandboxes: string[]): Promise<string[]> {
    const letters = (await Promise.all(sandboxes.map(lettersOf))).flat();
    const secrets = new Set(letters.flatMap(({ recipient, code, link }) => [recipient, code, link]).filter(isLong));
    return this.lines.filter(line => {
      // The log's own fields contain nothing that anybody has written.
      const { time: _, id: __, digest: ___, ...said } = parsed(line);
      const text = Object.keys(said).length > 0 ? JSON.stringify(said) : line;
      return (
        scrubText(text) !== text ||
        [...secrets].some(secret => new RegExp(`(?<!\\w)${RegExp.escape(secret)}(?!\\w)`).test(text))
      );
    });
  }
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

async function lettersOf(sandbox: string): Promise<Letter[]> {
  return (await fetch(`${sandbox}/_sandbox/outbox`)).json();
}

function isLong(text: string | null): text is string {
  return text !== null && text.length >= 5;
}
