import { ADDITIONS_HEADER, PAGE_LIMITS } from '@clubline/contract';
import { createAdditions, createTransport, withLimit, type ApiClient } from '../platform/client';
import { createFakeClock } from './fakeClock';

/** What calls are made with that only ask. */
interface Asking {
  client: ApiClient;
  additions: ReturnType<typeof createAdditions>;
}

/** The path of the first call that this makes, asked of the product's own backend. */
export async function recordPath(call: (asking: Asking) => Promise<unknown>): Promise<string> {
  let path = '';
  const transport = createTransport({
    base: '',
    fetch: (address) => {
      path ||= String(address);
      return Promise.resolve(Response.json({}));
    },
    clock: createFakeClock(),
    sized: withLimit,
  });
  const additions = createAdditions();
  additions.hear(new Headers({ [ADDITIONS_HEADER]: PAGE_LIMITS }), true);
  const client = {
    get: (asked: string, options?: { pageSize?: number }) =>
      transport({ method: 'GET', path: asked, ...options }),
  } as ApiClient;
  await call({ client, additions });
  return path;
}
