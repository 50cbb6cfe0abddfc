/**
 * Makes what reports each page view to an address: the path alone, and no cookie of ours, since
 * there is none.
 */
export function reportPageViewTo(
  address: string,
  send: (address: string, body: string) => void = beacon,
) {
  return ({ path }: { path: string }): void => send(address, JSON.stringify({ path }));
}

/**
 * Survives the page, and never keeps it waiting. A string goes as plain text, which asks no
 * permission across origins.
 */
function beacon(address: string, body: string): void {
  navigator.sendBeacon(address, body);
}
