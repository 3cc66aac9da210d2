/** Is the input valid? Collects one list of messages per field, as the API's validation answers them. */

import { Refusal } from '../refusal.ts';
import type { Position } from '../rules/distance.ts';
import type { Input, InputValue } from './input.ts';

/** Each reader answers undefined for a field that is missing or wrong, and remembers what is wrong with it. */
export class Check {
  readonly input: Input;
  readonly #params: Record<string, string[]>;
  readonly #path: string;
  readonly #emptied = new Set<string>();

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

  /** Fields that may be sent as null or empty text. Any other one has to be left out instead (docs/api.md 7.1). */
  mayBeEmpty(...fields: string[]): this {
    for (const field of fields) this.#emptied.add(field);
    return this;
  }

  /** One check for each object of a list; messages name its fields as "products.0.stock_id". */
  each(field: string): Check[] {
    const value = this.input[field] ?? undefined;
    if (!Array.isArray(value)) {
      this.fail(field, `The ${label(field)} ${value === undefined ? 'field is required' : 'must be an array'}.`);
      return [];
    }
    return value.map((item, index) => {
      const inner = typeof item === 'object' && !Array.isArray(item) ? (item ?? {}) : {};
      return new Check(inner, this.#params, `${this.#path}${field}.${index}.`);
    });
  }

  /** @throws ERROR_400 with everything that is wrong. */
  throwIfInvalid(): void {
    if (Object.keys(this.#params).length > 0) throw new Refusal('ERROR_400', { params: this.#params });
  }

  string(field: string, maxLength = 255): string | undefined {
    const value = this.#value(field);
    if (value === undefined) return undefined;
    if (typeof value === 'object') return this.fail(field, `The ${label(field)} must be a string.`);
    if (String(value).length <= maxLength) return String(value);
    return this.fail(field, `The ${label(field)} may not be greater than ${maxLength} characters.`);
  }

  required(field: string): string | undefined {
    if ((this.input[field] ?? null) !== null) return this.string(field);
    return this.fail(field, `The ${label(field)} field is required.`);
  }

  number(field: string): number | undefined {
    const value = this.#value(field);
    if (value === undefined) return undefined;
    return parseNumber(value) ?? this.fail(field, `The ${label(field)} must be a number.`);
  }

  integer(field: string, min: number, max: number): number | undefined {
    const value = this.#value(field);
    if (value === undefined) return undefined;
    const number = parseNumber(value);
    if (number === undefined || !Number.isInteger(number)) {
      return this.fail(field, `The ${label(field)} must be an integer.`);
    }
    if (number < min) return this.fail(field, `The ${label(field)} must be at least ${min}.`);
    if (number > max) return this.fail(field, `The ${label(field)} may not be greater than ${max}.`);
    return number;
  }

  pattern(field: string, pattern: RegExp, message = 'format is invalid.'): string | undefined {
    const value = this.string(field);
    if (value === undefined || pattern.test(value)) return value;
    return this.fail(field, `The ${label(field)} ${message}`);
  }

  /** YYYY-MM-DD. */
  date(field: string): string | undefined {
    return this.pattern(field, /^\d{4}-\d{2}-\d{2}$/, 'does not match the format Y-m-d.');
  }

  enum<Value extends string>(field: string, values: readonly Value[]): Value | undefined {
    const value = this.string(field);
    if (value === undefined) return undefined;
    return values.find(known => known === value) ?? this.fail(field, `The selected ${label(field)} is invalid.`);
  }

  /** What the table has under the name that was sent. */
  choice<Value>(field: string, table: Record<string, Value>): Value | undefined {
    const name = this.enum(field, Object.keys(table));
    return name === undefined ? undefined : table[name];
  }

  /** A list of numbers; a single value counts as a list of one. */
  numbers(field: string): number[] | undefined {
    const value = this.#value(field);
    if (value === undefined) return undefined;
    const numbers = (Array.isArray(value) ? value : [value]).filter(item => item !== null).map(parseNumber);
    if (numbers.every(item => item !== undefined)) return numbers;
    return this.fail(field, `The ${label(field)} must be an array of numbers.`);
  }

  /** Present and not "0", "false" or empty: how the API reads a switch. */
  isOn(field: string): boolean {
    const value = this.input[field] ?? undefined;
    return value !== undefined && value !== false && value !== 0 && value !== '0' && value !== 'false';
  }

  boolean(field: string): boolean | undefined {
    return this.#value(field) === undefined ? undefined : this.isOn(field);
  }

  position(field: string, isRequired = false): Position | undefined {
    const value = isRequired ? this.input[field] : this.#value(field);
    if (value === undefined && !isRequired) return undefined;
    const point = (typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}) as Input;
    const latitude = this.#coordinate(field, 'latitude', point, 90);
    const longitude = this.#coordinate(field, 'longitude', point, 180);
    if (latitude === undefined || longitude === undefined) return undefined;
    return { latitude, longitude };
  }

  #coordinate(field: string, axis: 'latitude' | 'longitude', point: Input, max: number): number | undefined {
    const value = point[axis] ?? null;
    const name = `${label(field)}.${axis}`;
    if (value === null) return this.fail(`${field}.${axis}`, `The ${name} field is required.`);
    const number = parseNumber(value);
    if (number === undefined) return this.fail(`${field}.${axis}`, `The ${name} must be a number.`);
    if (Math.abs(number) <= max) return number;
    return this.fail(`${field}.${axis}`, `The ${name} must be between -${max} and ${max}.`);
  }

  #value(field: string): Exclude<InputValue, null> | undefined {
    const value = this.input[field];
    if (value !== null) return value;
    const isNamed = this.#params[this.#path + field] !== undefined;
    if (!this.#emptied.has(field) && !isNamed) this.fail(field, `The ${label(field)} field must have a value.`);
    return undefined;
  }
}

function parseNumber(value: InputValue): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)) return undefined;
  return Number(value);
}

function label(field: string): string {
  return field.replaceAll('_', ' ');
}
