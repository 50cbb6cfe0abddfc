import { ApiError, asRecord } from '../platform/client';
import { readServerMessages, refusalText } from '../platform/fieldErrors';

/** What each field of a racer's forms is sent as. */
export const racerProperties = {
  age: ['age'],
  bio: ['bio'],
  origin: ['origin'],
  height: ['height'],
  boatManufacturers: ['boatManufacturers'],
} as const;

/** True for a refusal that lists what is wrong, by property or one by one. */
export function isValidationError(error: unknown): boolean {
  const messages = readServerMessages(error);
  const isList = error instanceof ApiError && Array.isArray(asRecord(error.body).message);
  return messages.some(({ property }) => property !== '') || (isList && messages.length > 0);
}

/**
 * A refusal of changes as the product's definition words it: `property: why • property: why`. Null
 * when the server says nothing.
 */
export function racerErrorText(error: unknown): string | null {
  const byProperty = new Map<string, string[]>();
  for (const { property, text } of readServerMessages(error)) {
    // People read the property, but not the path within it.
    const [name = ''] = property.split('.');
    byProperty.set(name, [...(byProperty.get(name) ?? []), text]);
  }
  if (!byProperty.has('') && byProperty.size > 0)
    return Array.from(byProperty, ([name, texts]) => `${name}: ${texts.join(', ')}`).join(' • ');
  return refusalText(error);
}
