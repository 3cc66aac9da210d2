/** Which mails and SMS were sent? They never leave this machine: the outbox page shows them, tests read them. */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';

export interface Message {
  kind: 'mail' | 'sms';
  /** An e-mail in lower case, or a phone in digits. */
  recipient: string;
  subject: string;
  text: string;
  code?: string;
  link?: string;
}

export interface SentMessage extends Message {
  id: number;
  sent_at: string;
}

export function send(store: Store, message: Message, now: Date): void {
  const { kind, recipient, subject, text, code = null, link = null } = message;
  insertRow(store, 'outbox', { kind, recipient, subject, text, code, link, sent_at: sqlTime(now) });
  store.run('DELETE FROM outbox WHERE id <= (SELECT max(id) FROM outbox) - ?', maxMessages);
}

/** The newest first; `to` is an e-mail or a phone, with or without its plus. */
export function sentMessages(store: Store, to: string | undefined): SentMessage[] {
  if (!to) return store.all<SentMessage>('SELECT * FROM outbox ORDER BY id DESC LIMIT 100');
  const recipient = to.includes('@') ? to.toLowerCase() : to.replace(/\D/g, '');
  return store.all<SentMessage>('SELECT * FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 100', recipient);
}

const maxMessages = 1000;
