/**
 * Turns a schema into plain data for each field: its constraints, and the sentences for violating them. Runs on the
 * server, so that no schema is sent to the browser.
 */
import 'server-only';
import { getZodConstraint } from '@conform-to/zod/v4';
import { z } from 'zod';
import { errorSentences, isErrorKey } from '@/lib/forms/error-sentences';
import type { FormError } from '@/lib/forms/refusal';

export interface FieldRule {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** The sentences for a field that is empty, too short or malformed. */
  'data-missing'?: string;
  'data-short'?: string;
  'data-malformed'?: string;
}

/** A value that every field of ours refuses, to find its sentence. */
const nonsense = '@';

/** @example const { email } = await fieldRules(emailSchema); … <Field {...email} label={…} /> */
export async function fieldRules<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
): Promise<{ [K in keyof T]: FieldRule & { name: string } }> {
  const say = await errorSentences();
  const constraints = constraintsOf(schema);
  const rules = Object.entries(constraints).map(([name, constraint]) => {
    const { minLength = 0 } = constraint;
    const missing = errorOf(schema, name, undefined);
    const short = minLength > 1 ? errorOf(schema, name, 'x'.repeat(minLength - 1)) : undefined;
    const malformed = errorOf(schema, name, nonsense);
    const sentences = defined({
      'data-missing': missing && say(missing),
      'data-short': short && say(short),
      'data-malformed': malformed && ![missing?.key, short?.key].includes(malformed.key) ? say(malformed) : undefined,
    });
    return [name, { name, ...constraint, ...sentences }] as const;
  });
  return Object.fromEntries(rules) as Awaited<ReturnType<typeof fieldRules<T>>>;
}

/**
 * Sets no patterns: schemas accept spaces and numerals that a pattern would refuse. Takes lengths from the JSON schema,
 * because conform 1.21 looks for them where zod 4.6 no longer keeps them.
 */
function constraintsOf(schema: z.ZodObject): Record<string, FieldRule> {
  const required = getZodConstraint(schema);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { minLength, maxLength } = typeof property === 'object' ? property : {};
      return [name, defined({ required: required[name]?.required || undefined, minLength, maxLength })] as const;
    }),
  );
}

/** The schema's message for this value, as if the other fields were valid. */
function errorOf(schema: z.ZodObject, name: string, value: unknown): FormError | undefined {
  const { error } = schema.safeParse({ [name]: value });
  const message = error?.issues.find(({ path }) => path[0] === name)?.message;
  return message !== undefined && isErrorKey(message) ? { key: message } : undefined;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
