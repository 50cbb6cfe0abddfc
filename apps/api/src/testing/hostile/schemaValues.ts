import * as fc from 'fast-check';
import { valueFor } from '../documentClient';
import type { Schema } from '../documentClient';
import { HOSTILE_TEXTS, hostileKeys, hostileText, hostileValue } from './hostileValues';

/** What stands for a field of this name: ids of what is there, and of other people. */
export type Known = Record<string, readonly string[]>;

const anyOf = (known: Known): string[] => [...new Set(Object.values(known).flat())];

const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

/** Values that the schema allows, odd ones among them. */
export function allowedValue(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const ids = known[name];
  if (ids !== undefined && typeOf(schema) !== 'array') return fc.constantFrom(...ids);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => allowedValue(one, known, name)));
  switch (typeOf(schema)) {
    case 'object':
      return allowedObject(schema, known);
    case 'array':
      return allowedList(schema, known, name);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const least = Math.ceil(schema.minimum ?? 0);
      const most = Math.floor(schema.maximum ?? least + 1_000);
      return fc.oneof(fc.integer({ min: least, max: most }), fc.constantFrom(least, most));
    }
    case 'null':
      return fc.constant(null);
    default:
      return allowedText(schema, name);
  }
}

function allowedList({ items = {}, minItems = 0 }: Schema, known: Known, name: string) {
  const list = (maxLength: number) =>
    fc.array(allowedValue(items, known, name), { minLength: minItems, maxLength });
  return fc.oneof(list(minItems), list(minItems + 3));
}

function allowedObject({ properties = {}, required = [] }: Schema, known: Known) {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, allowedValue(part, known, key)]),
    ),
    { requiredKeys: required.filter((key) => key in properties) },
  );
}

/** Hostile texts of an allowed length, and one that surely fits. */
function allowedText(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = 10_000 } = schema;
  const fits = new RegExp(pattern ?? '', 'u');
  const odd = HOSTILE_TEXTS.filter(
    (text) => text.length >= minLength && text.length <= maxLength && fits.test(text),
  );
  const plain = fittingText(schema, name);
  return odd.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...odd));
}

function fittingText(schema: Schema, name: string): fc.Arbitrary<unknown> {
  try {
    return fc.constant(valueFor(schema, {}, name));
  } catch {
    return hostileText;
  }
}

/**
 * Values for a schema: a third allowed, most others wrong in one field, which gets past what is
 * looked at first, and some wrong throughout.
 */
export function mutatedValue(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const allowed = allowedValue(schema, known);
  const hostile = hostileValue(anyOf(known));
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return fc.oneof(allowed, hostile, hostileKeys);
  const wrongIn = (counts: { minLength: number; maxLength: number }) =>
    fc
      .tuple(allowed, fc.array(fc.tuple(fc.constantFrom(...names), hostile), counts))
      .map(([value, wrong]) => ({ ...(value as object), ...Object.fromEntries(wrong) }));
  return fc.oneof(
    { weight: 6, arbitrary: allowed },
    { weight: 8, arbitrary: wrongIn({ minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: wrongIn({ minLength: 2, maxLength: names.length + 1 }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(allowed, hostileKeys)
        .map(([value, keys]) => ({ ...keys, ...(value as object) })),
    },
    { weight: 2, arbitrary: hostile },
  );
}
