/** Where signing in leads when nothing else was asked for. */
const DEFAULT_NEXT = '/clubs';

const ORIGIN = 'https://clubline.invalid';
const NOT_A_DESTINATION = /^\/(auth|login|api\/login)(\/|$)/i;

/**
 * Where to go after signing in: a path of this origin that is not the sign-in page itself, as a
 * browser would read it;
 * anything else is the default. Guards people against links that carry them to a stranger's site.
 */
export function safeNext(next: string | null | undefined, fallback: string = DEFAULT_NEXT): string {
  if (!next?.startsWith('/')) return fallback;
  let address: URL;
  try {
    address = new URL(next, ORIGIN);
  } catch {
    return fallback;
  }
  const { origin, pathname, search, hash } = address;
  // `/..//x` is of this origin, but what it normalises to would be read as another host.
  if (origin !== ORIGIN || pathname.startsWith('//') || NOT_A_DESTINATION.test(pathname))
    return fallback;
  return pathname + search + hash;
}
