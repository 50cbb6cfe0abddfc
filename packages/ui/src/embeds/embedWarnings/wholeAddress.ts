/** What begins as a server does: with no scheme before it, it is a folder, or a scheme itself. */
const SERVER = /^(?:[\w-]+\.)+[\w-]+(?::\d+)?\/|^[\w.-]+:\d+(?:\/|$)/;

/**
 * An address as it is written, and where a `<base>` leads elsewhere than the page, to where; and
 * what it lacks if it seems to name a server.
 */
export function wholeAddress(address: string): string {
  const [own, asked] = [location.href, document.baseURI].map((base) =>
    URL.canParse(address, base) ? new URL(address, base).href : address,
  );
  const lacks = SERVER.test(address) ? 'before a server belongs https:// or http://' : '';
  const leads = own === asked && (!lacks || asked === address) ? '' : asked;
  const notes = [leads, lacks].filter(Boolean).join('; ');
  return notes ? `${address} (${notes})` : address;
}
