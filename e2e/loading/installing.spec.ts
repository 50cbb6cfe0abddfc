import { expect, test } from '../product';

interface Manifest {
  id: string;
  scope: string;
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

test('browsers find what they need to install the product as an app', async ({ page, product }) => {
  await page.goto(`${product.url}/terms`);
  const manifestUrl = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '',
  );
  const answer = await page.request.get(manifestUrl);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  const { name, display, start_url, icons, shortcuts } = manifest;
  expect([name, display, start_url]).toEqual(['Clubline', 'standalone', '/']);
  expect([manifest.id, manifest.scope]).toEqual(['/', '/']);
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  const sizeOf = (src: string) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
  for (const { url } of shortcuts)
    expect((await page.request.get(`${product.url}${url}`)).status()).toBe(200);

  // What Chromium itself says of it.
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
