/**
 * At most two initials of a name, by user-perceived characters: first and last word; `?` for an
 * empty one.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const letters = chosen.map((word) => [...(word ?? '').replace(/^@/, '')][0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}
