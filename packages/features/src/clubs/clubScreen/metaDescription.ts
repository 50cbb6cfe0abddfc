const META_MAX = 155;

/** A club's description for search engines and previews: one line of at most 155 characters. */
export function metaDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= META_MAX
    ? line
    : `${characters
        .slice(0, META_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
