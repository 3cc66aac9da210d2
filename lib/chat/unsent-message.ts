/** A message without script that was refused on this page, or of which nobody could tell whether it was sent. */
import 'server-only';
import { readUnsent, readUnsentFiles } from '@/lib/forms/unsent';

interface UnsentMessage {
  key: string;
  text: string;
  /** A picture was chosen with it, which no page can keep. */
  hasPicture: boolean;
}

/**
 * Null where there is none in this chat. All new chats have one path, so the form tells with whom one was to begin.
 */
export async function readUnsentMessage({
  id,
  partner,
}: {
  id: string;
  partner: string;
}): Promise<UnsentMessage | null> {
  const [{ key, text, chat, with: receiver }, files] = await Promise.all([readUnsent(), readUnsentFiles()]);
  if (key === undefined || text === undefined) return null;
  return chat === id || receiver === partner ? { key, text, hasPicture: files.length > 0 } : null;
}
