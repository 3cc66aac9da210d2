/**
 * Validates names, birthday and password (docs/behaviour.md 5, docs/api.md 13.2). Messages are keys under
 * `errors`.
 */
import { z } from 'zod';
import { newPasswordField } from '@/lib/profile/new-password';
import { isDate } from '@/lib/time';

const day = z
  .string()
  .trim()
  .default('')
  .refine(text => text === '' || isPastDay(text), 'birthday');

/** A registration asks for the same. */
export const nameFields = {
  firstname: z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(100, 'tooLong'),
  lastname: z.string().trim().max(100, 'tooLong').default(''),
};

export const detailsSchema = z.object({
  ...nameFields,
  birthday: day,
  gender: z.enum(['', 'male', 'female'], 'fieldRefused').default(''),
});

type Details = z.output<typeof detailsSchema>;

export const pictureSchema = z.object({ picture: z.instanceof(File, { error: 'pictureMissing' }) });

export const passwordSchema = z
  .object({
    old_password: z.string().max(200, 'tooLong').optional(),
    password: newPasswordField,
    password_confirmation: z.string('required').max(200, 'tooLong'),
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    message: 'passwordsDiffer',
  });

/** Finds fields that the customer has emptied: the API never clears them, and they would silently stay as they were. */
export function emptiedFields(details: Details, before: Record<keyof Details, string>): string[] {
  return (['lastname', 'birthday', 'gender'] as const).filter(name => details[name] === '' && before[name] !== '');
}

/** Whether it is an existing day from 1900 until today. */
function isPastDay(text: string): boolean {
  return isDate(text) && text >= '1900-01-01' && text <= new Date().toISOString().slice(0, 10);
}
