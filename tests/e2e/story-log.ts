/** What the storefronts log while stories are told: kept in a file, and looked through at the end for what is nobody’s. */
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

  /** Answers whether it is worth showing: requests and calls that went well are not. */
  takes(line: string): boolean {
    this.lines.push(line);
    this.file.write(`${line}\n`);
    return !ordinary.test(String(parsed(line).level));
  }

  /** Lines with a mail address, a phone number, a code, a token or a link that somebody was sent. */
  async findings(sandboxes: string[]): Promise<string[]> {
    const letters = (await Promise.all(sandboxes.map(lettersOf))).flat();
    const secrets = new Set(letters.flatMap(({ recipient, code, link }) => [recipient, code, link]).filter(isLong));
    return this.lines.filter(line => {
      // Its own fields, which are no words of anybody's.
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
