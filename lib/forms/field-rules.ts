/**
 * What a schema asks of each field, as plain data: the attributes of its control, and the sentences for where they are
 * not kept. Made on the server, so that no schema travels to the browser.
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
  /** What is said of an empty field, one that is too short, and one that is not what it should be. */
  sentences: { missing?: string; short?: string; malformed?: string };
}

/** By field name; a field without an entry takes anything. */
export type FieldRules = Record<string, FieldRule>;

/** Nothing that a field of ours asks for. */
const nonsense = '@';

export async function fieldRules(schema: z.ZodObject): Promise<FieldRules> {
  const say = await errorSentences();
  const sentence = (name: string, wrong: unknown) => {
    const error = errorOf(schema, name, wrong);
    return error === null ? undefined : say(error);
  };
  const rules = Object.entries(constraintsOf(schema)).map(([name, constraint]) => {
    const { minLength = 0 } = constraint;
    const sentences = {
      missing: sentence(name, undefined),
      short: minLength > 1 ? sentence(name, 'x'.repeat(minLength - 1)) : undefined,
      malformed: sentence(name, nonsense),
    };
    return [name, { ...constraint, sentences: defined(sentences) }] as const;
  });
  return Object.fromEntries(
    rules.filter(([, { sentences, ...own }]) => Object.keys({ ...sentences, ...own }).length > 0),
  );
}

/**
 * No patterns: schemas forgive blanks and numerals that a pattern would refuse. Lengths come from the JSON schema, because
 * conform 1.21 looks for them where zod 4.6 no longer keeps them.
 */
function constraintsOf(schema: z.ZodObject): Record<string, Omit<FieldRule, 'sentences'>> {
  const required = getZodConstraint(schema);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { minLength, maxLength } = typeof property === 'object' ? property : {};
      return [name, defined({ required: required[name]?.required || undefined, minLength, maxLength })] as const;
    }),
  );
}

/** What the schema says of this value, as if the other fields were in order. */
function errorOf(schema: z.ZodObject, name: string, value: unknown): FormError | null {
  const { error } = schema.safeParse({ [name]: value });
  const message = error?.issues.find(({ path }) => path[0] === name)?.message;
  return message !== undefined && isErrorKey(message) ? { key: message } : null;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
