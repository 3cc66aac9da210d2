/** Takes the bytes of a PDF, and nothing else that an API may send in its place. */
import { z } from 'zod';

export const invoiceSchema = z.custom<Buffer<ArrayBuffer>>(
  body => body instanceof Uint8Array && new TextDecoder('latin1').decode(body.subarray(0, 5)) === '%PDF-',
  'no PDF',
);
