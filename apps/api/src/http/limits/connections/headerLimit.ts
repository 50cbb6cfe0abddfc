import type { IncomingMessage, RequestListener } from 'node:http';

/** Headers of a request: browsers send twenty or thirty, and proxies add some. */
export const HEADERS_MAX = 100;

/**
 * Whether a request has more. Node would take two thousand, which it keeps in many times their
 * bytes, and leave out those after them without a word: also who asks, which a proxy adds last.
 */
export const hasTooManyHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.length > 2 * HEADERS_MAX;

/** Refuses such requests, and leaves others to `handle`. */
export const withinHeaders =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (!hasTooManyHeaders(request)) return handle(request, response);
    response.writeHead(431, { connection: 'close', 'content-length': 0 }).end();
  };
