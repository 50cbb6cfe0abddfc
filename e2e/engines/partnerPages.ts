import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { root } from '../../scripts/install.mjs';

/** The pages of a partner, on another site than the product's. */
export interface PartnerPages {
  /** Where they are. */
  url: string;
  /** From now on they lead to the product at this address. */
  leadTo(product: string): void;
  close(): Promise<void>;
}

/** Serves the examples of the custom elements and of the frame, with scripts as they are built. */
export async function servePartnerPages(): Promise<PartnerPages> {
  let product = '';
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url!, 'http://page').pathname);
    const file = path.startsWith('/@clubline/')
      ? join(root, 'packages', path.slice('/@clubline/'.length))
      : join(root, 'examples/elements/public', path === '/' ? 'index.html' : path);
    const body = await readFile(file).catch(() => null);
    // What browsers ask for on their own account.
    if (body === null) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    const isPage = file.endsWith('.html');
    response
      .writeHead(200, {
        'content-type': `${isPage ? 'text/html' : 'text/javascript'}; charset=utf-8`,
      })
      .end(
        isPage
          ? String(body).replace('%CLUBLINE_API%', `${product}/api`).replace('%CLUBLINE%', product)
          : body,
      );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (address) => (product = address),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
