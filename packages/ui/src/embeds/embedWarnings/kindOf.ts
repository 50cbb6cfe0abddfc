/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof Response !== 'undefined' && value instanceof Response) return 'a Response';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
