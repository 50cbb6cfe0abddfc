import { SLUG_MAX, slugify } from '@clubline/contract';
import { randomBytes } from 'node:crypto';

/**
 * Offers the slug of a name, then numbered ones, then one that nobody can have thought of, until
 * `take` answers that it was free. A private club is offered the last alone: a suffix must not tell
 * others that it has the name.
 */
export async function takeSlug(
  { name, isPrivate }: { name: string; isPrivate: boolean },
  take: (slug: string) => Promise<boolean>,
): Promise<void> {
  const base = slugify(name);
  const withSuffix = (suffix: string) => `${base.slice(0, SLUG_MAX - suffix.length - 1)}-${suffix}`;
  const candidates = isPrivate
    ? []
    : [base, ...[2, 3, 4, 5, 6].map((number) => withSuffix(String(number)))];
  for (const slug of candidates) {
    if (await take(slug)) return;
  }
  await take(withSuffix(randomBytes(6).toString('hex')));
}
