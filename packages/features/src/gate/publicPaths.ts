/** The screens that anybody may open. */
export const PUBLIC_PATHS = ['/', '/auth', '/contact', '/terms'] as const;

/** True for a path that needs no session; query, fragment and a slash at the end do not matter. */
export function isPublicPath(path: string): boolean {
  return (PUBLIC_PATHS as readonly string[]).includes(nameOf(path));
}

/** Where an address that only ever leads to signing in goes; null for every other address. Its query goes along. */
export function signInAlias(path: string): string | null {
  const name = nameOf(path);
  const query = new URLSearchParams(/\?([^#]*)/.exec(path)?.[1] ?? '');
  if (name === '/reset-password') {
    const token = query.get('token');
    return token ? `/auth?reset=${encodeURIComponent(token)}` : '/auth';
  }
  if (name !== '/login' && name !== '/api/login') return null;
  return `/auth${query.size > 0 ? `?${query}` : ''}`;
}

function nameOf(path: string): string {
  return (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/';
}
