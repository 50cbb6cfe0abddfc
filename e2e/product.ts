import { test as base } from '@playwright/test';
import { startProduct } from '../scripts/servers/startProduct.mjs';

export interface Product {
  /** Address of the running product. */
  url: string;
  /** Folder of its database and undelivered mail. */
  dataDir: string;
}

/** A product of its own for each worker: built code, fresh embedded database, demo content. */
export const test = base.extend<
  { contextsClosed: void },
  { product: Product; settings: Record<string, string> }
>({
  /** Nobody of one journey is still online in the next: they share a product. */
  contextsClosed: [
    async ({ browser }, give) => {
      await give();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  /**
   * Settings of the product besides those of every journey; a file that needs some has `test.use({
   * settings: … })`.
   */
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, give) => {
      const { stop, ...product } = await startProduct(settings);
      await give(product);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, give) => give(product.url),
});

export { expect } from '@playwright/test';
