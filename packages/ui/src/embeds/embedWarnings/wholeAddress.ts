/** An address as it is written, and where a `<base>` leads elsewhere than the page, to where. */
export function wholeAddress(address: string): string {
  const [own, asked] = [location.href, document.baseURI].map((base) =>
    URL.canParse(address, base) ? new URL(address, base).href : address,
  );
  return own === asked ? address : `${address} (${asked})`;
}
