/** The schema of a chat's form. Messages are keys under `errors`. */
import { z } from 'zod';
import { documentShape } from '@/lib/api/shapes';
import { isPartner } from '@/lib/chat/partner';
import { mostWords, plainWords } from '@/lib/chat/words';

export const messageFormSchema = z
  .object({
    /** An existing chat, or a partner to begin one with. */
    chat: z.string().regex(documentShape).optional(),
    with: z.string().refine(isPartner).optional(),
    key: z.string().regex(documentShape),
    text: z.string().max(mostWords, 'tooLong').transform(plainWords).default(''),
    /** A file field that was left empty sends an empty file. */
    picture: z.instanceof(File).optional(),
  })
  .refine(({ chat, with: partner }) => chat !== undefined || partner !== undefined)
  .refine(({ text, picture }) => text !== '' || (picture?.size ?? 0) > 0, { path: ['text'], message: 'messageEmpty' });
