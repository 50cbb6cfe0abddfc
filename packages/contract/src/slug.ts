export const SLUG_MIN = 3;
export const SLUG_MAX = 255;

/**
 * The form a name has in an address: trimmed, lower-cased, apostrophes removed, every run of
 * characters other than a–z and 0–9 one hyphen, none at either end, at most 255 characters. May be
 * empty for names in other scripts.
 */
export function slugify(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
}
