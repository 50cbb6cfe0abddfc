/**
 * At most two initials of a name, by user-perceived characters: first and last word; `?` for an
 * empty one.
 */
export function initialsOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  const letters = [first, others.at(-1)].map((word) => [...(word?.replace(/^@/, '') ?? '')][0]);
  return letters.join('').toLocaleUpperCase() || '?';
}
