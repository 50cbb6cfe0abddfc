import type { HrefFor } from '../provider';

/** The address of what a notification's path leads to, where this page has it. Paths of unknown places stay what they are. */
export function linkHref(link: string, hrefFor: HrefFor): string {
  const [path = '', search = ''] = link.split('#')[0]?.split('?') ?? [];
  const [, area, name, ...rest] = path.split('/');
  const id = name && rest.length === 0 ? decoded(name) : null;
  if (!id) return link;
  if (area === 'profile') return hrefFor({ to: 'profile', username: id });
  if (area === 'racer') return hrefFor({ to: 'racer', id });
  if (area !== 'clubs' || id === 'discover') return link;
  const query = new URLSearchParams(search);
  const post = query.get('post');
  return hrefFor({
    to: 'club',
    id,
    ...(post && { post, comments: query.get('comments') === '1' }),
  });
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
