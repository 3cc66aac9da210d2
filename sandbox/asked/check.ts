/** Is what was sent acceptable? Collects one message list per field, as the API's validation answers them. */

import { Refusal } from '../refusal.ts';
import type { Position } from '../rules/distance.ts';
import type { Input, InputValue } from './input.ts';

export class Check {
  readonly input: Input;
  readonly #params: Record<string, string[]>;
  readonly #path: string;

  constructor(input: Input, params: Record<string, string[]> = {}, path = '') {
    this.input = input;
    this.#params = params;
    this.#path = path;
  }

  fail(field: string, message: string): undefined {
    const name = this.#path + field;
    this.#params[name] = [...(this.#params[name] ?? []), message];
    return undefined;
  }

  /** One check for each object of a list; what is wrong is told as "products.0.stock_id". */
  each(field: string): Check[] {
    const value = this.#sent(field);
    if (!Array.isArray(value)) {
      this.fail(field, `The ${named(field)} ${value === undefined ? 'field is required' : 'must be an array'}.`);
      return [];
    }
    return value.map((item, index) => {
      const inner = typeof item === 'object' && !Array.isArray(item) ? (item ?? {}) : {};
      return new Check(inner, this.#params, `${this.#path}${field}.${index}.`);
    });
  }

  /** Throws the 400 with everything that was wrong. */
  done(): void {
    if (Object.keys(this.#params).length > 0) throw new Refusal('ERROR_400', { params: this.#params });
  }

  text(field: string, most = 255): string | undefined {
    const value = this.#sent(field);
    if (value === undefined) return undefined;
    if (typeof value === 'object') return this.fail(field, `The ${named(field)} must be a string.`);
    if (String(value).length <= most) return String(value);
    return this.fail(field, `The ${named(field)} may not be greater than ${most} characters.`);
  }

  required(field: string): string | undefined {
    return this.text(field) ?? this.fail(field, `The ${named(field)} field is required.`);
  }

  number(field: string): number | undefined {
    const value = this.#sent(field);
    if (value === undefined) return undefined;
    return numberOf(value) ?? this.fail(field, `The ${named(field)} must be a number.`);
  }

  whole(field: string, least: number, most: number): number | undefined {
    const value = this.#sent(field);
    if (value === undefined) return undefined;
    const number = numberOf(value);
    if (number === undefined || !Number.isInteger(number)) {
      return this.fail(field, `The ${named(field)} must be an integer.`);
    }
    if (number < least) return this.fail(field, `The ${named(field)} must be at least ${least}.`);
    if (number > most) return this.fail(field, `The ${named(field)} may not be greater than ${most}.`);
    return number;
  }

  matching(field: string, pattern: RegExp, message = 'format is invalid.'): string | undefined {
    const value = this.text(field);
    if (value === undefined || pattern.test(value)) return value;
    return this.fail(field, `The ${named(field)} ${message}`);
  }

  oneOf<Word extends string>(field: string, words: readonly Word[]): Word | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    return words.find(word => word === value) ?? this.fail(field, `The selected ${named(field)} is invalid.`);
  }

  /** A list of numbers; a single value counts as a list of one. */
  numbers(field: string): number[] | undefined {
    const value = this.#sent(field);
    if (value === undefined) return undefined;
    const numbers = (Array.isArray(value) ? value : [value]).filter(item => item !== null).map(numberOf);
    if (numbers.every(item => item !== undefined)) return numbers as number[];
    return this.fail(field, `The ${named(field)} must be an array of numbers.`);
  }

  /** Present and not "0", "false" or empty: how the API reads "any truthy". */
  on(field: string): boolean {
    const value = this.#sent(field);
    return value !== undefined && value !== false && value !== 0 && value !== '0' && value !== 'false';
  }

  flag(field: string): boolean | undefined {
    return this.#sent(field) === undefined ? undefined : this.on(field);
  }

  place(field: string, isRequired = false): Position | undefined {
    const value = this.#sent(field);
    if (value === undefined && !isRequired) return undefined;
    const point = (typeof value === 'object' && !Array.isArray(value) ? value : {}) as Input;
    const latitude = this.#coordinate(field, 'latitude', point, 90);
    const longitude = this.#coordinate(field, 'longitude', point, 180);
    if (latitude === undefined || longitude === undefined) return undefined;
    return { latitude, longitude };
  }

  #coordinate(field: string, axis: 'latitude' | 'longitude', point: Input, most: number): number | undefined {
    const value = point[axis] ?? null;
    const label = `${named(field)}.${axis}`;
    if (value === null) return this.fail(`${field}.${axis}`, `The ${label} field is required.`);
    const number = numberOf(value);
    if (number === undefined) return this.fail(`${field}.${axis}`, `The ${label} must be a number.`);
    if (Math.abs(number) <= most) return number;
    return this.fail(`${field}.${axis}`, `The ${label} must be between -${most} and ${most}.`);
  }

  #sent(field: string): Exclude<InputValue, null> | undefined {
    return this.input[field] ?? undefined;
  }
}

function numberOf(value: InputValue): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)) return undefined;
  return Number(value);
}

function named(field: string): string {
  return field.replaceAll('_', ' ');
}
