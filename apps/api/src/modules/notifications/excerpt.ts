const EXCERPT_MAX = 80;

/** The start of what somebody wrote, in one line. */
export function excerpt(content: string): string {
  const characters = [...content.trim().replace(/\s+/g, ' ')];
  if (characters.length <= EXCERPT_MAX) return characters.join('');
  const start = characters.slice(0, EXCERPT_MAX - 1).join('');
  return `${start.trimEnd()}…`;
}
