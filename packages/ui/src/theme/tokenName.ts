/**
 * The CSS custom property of a token: `tokenName('text', 'onAccent')` is
 * `--clubline-text-on-accent`.
 */
export function tokenName(group: string, token: string): `--clubline-${string}` {
  const kebab = `${group}-${token}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--clubline-${kebab}`;
}
