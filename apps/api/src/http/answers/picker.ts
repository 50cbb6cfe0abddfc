import type { z } from 'zod';

/** Takes of a value what a schema names; throws for one of another kind. */
export type Picker = (value: unknown) => unknown;

/** What zod says a schema is; of each kind, only some are there. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  discriminator?: string;
  values?: unknown[];
  checks?: { _zod: { def: { check: string } } }[];
}

const definitionOf = ({ _zod }: z.core.$ZodType) => _zod.def as unknown as Definition;

const PLAIN = ['string', 'number', 'boolean', 'null', 'literal', 'enum', 'undefined'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function misfit(what: string): never {
  throw new TypeError(`The answer holds something else where its schema has ${what}.`);
}

const plain: Picker = (value) => (isObject(value) ? misfit('no object') : value);

/**
 * A function that keeps what the schema names, and looks at nothing but that; undefined for a
 * schema that does more than to name, such as one that changes values.
 */
export function pickerOf(schema: z.core.$ZodType): Picker | undefined {
  const { type, checks = [], innerType, element, ...definition } = definitionOf(schema);
  if (checks.some(({ _zod }) => _zod.def.check === 'overwrite')) return undefined;
  if (PLAIN.includes(type)) return plain;
  switch (type) {
    case 'nullable':
    case 'optional':
    case 'readonly':
      return unlessAbsent(pickerOf(innerType!));
    case 'array':
      return eachOf(pickerOf(element!));
    case 'object':
      return definition.catchall === undefined ? namedIn(definition.shape!) : undefined;
    case 'union':
      return oneOf(definition.options!, definition.discriminator);
    default:
      return undefined;
  }
}

const unlessAbsent = (pick: Picker | undefined): Picker | undefined =>
  pick && ((value) => (value === null || value === undefined ? value : pick(value)));

const eachOf = (pick: Picker | undefined): Picker | undefined =>
  pick && ((value) => (Array.isArray(value) ? value.map(pick) : misfit('an array')));

function namedIn(shape: Record<string, z.core.$ZodType>): Picker | undefined {
  const names = Object.keys(shape);
  const pickers = names.map((name) => pickerOf(shape[name]!));
  if (pickers.includes(undefined)) return undefined;
  return (value) => {
    if (!isObject(value) || Array.isArray(value)) return misfit('an object');
    const picked: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at]!;
      const part = value[name];
      if (part !== undefined) picked[name] = pickers[at]!(part);
    }
    return picked;
  };
}

/** Objects that one of their fields tells apart. */
function oneOf(options: z.core.$ZodType[], discriminator: string | undefined): Picker | undefined {
  if (discriminator === undefined) return undefined;
  const byValue = new Map<unknown, Picker>();
  for (const option of options) {
    const pick = pickerOf(option);
    const named = definitionOf(option).shape?.[discriminator];
    const values = named && definitionOf(named).values;
    if (pick === undefined || values === undefined) return undefined;
    for (const value of values) byValue.set(value, pick);
  }
  return (value) => {
    const pick = isObject(value) ? byValue.get(value[discriminator]) : undefined;
    return pick === undefined ? misfit('one of several objects') : pick(value);
  };
}
