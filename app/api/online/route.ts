/** Answers without content: browsers ask it whether there is a connection (lib/online/connection.ts). */
import { noContent } from '@/lib/never-kept';

export function GET(): Response {
  return noContent();
}
