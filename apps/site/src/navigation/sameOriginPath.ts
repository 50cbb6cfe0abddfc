/**
 * Path, query and fragment of the link that was clicked, when following it is this site's own
 * business; else null.
 */
export function sameOriginPath(event: MouseEvent, origin: string): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  return linkedPath(event.composedPath(), origin);
}

/** The same of a link in the path of any event: where following it would lead. */
export function linkedPath(targets: readonly EventTarget[], origin: string): string | null {
  const link = targets.find(
    (target): target is HTMLAnchorElement =>
      target instanceof HTMLAnchorElement && target.hasAttribute('href'),
  );
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  // The same page in another language is another document.
  if (link.hreflang) return null;
  const url = new URL(link.href);
  if (url.origin !== origin || isServed(url.pathname)) return null;
  // A place on the page being shown: the browser scrolls there and moves the focus.
  if (url.hash && withoutHash(url.href) === withoutHash(link.baseURI)) return null;
  return url.pathname + url.search + url.hash;
}

/** Addresses the server answers itself, files included. */
function isServed(pathname: string): boolean {
  return (
    /^\/(api|uploads|socket\.io|health|metrics)(\/|$)/.test(pathname) ||
    /\.[a-z0-9]{2,5}$/i.test(pathname)
  );
}

function withoutHash(address: string): string {
  return address.split('#')[0] ?? '';
}
