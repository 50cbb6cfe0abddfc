import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { forbidden, HttpError } from '../errors';

type CorsConfig = Pick<Config, 'corsOrigins' | 'publicUrl'>;
type Asked = Pick<FastifyRequest, 'headers' | 'method' | 'routeOptions'>;

/** Whether a browser asks for a page of another site, and none that the settings name. */
export const isOfAnotherSite = (
  { corsOrigins }: Pick<Config, 'corsOrigins'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !corsOrigins.includes(headers.origin ?? '');

/**
 * Whether one of our own pages asks, or nobody's. Browsers say so where the address is a safe one;
 * else they name the page that asks.
 */
function isOfOwnPage({ publicUrl }: CorsConfig, { headers }: Asked): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === publicUrl;
}

const isEmpty = ({ headers }: Asked): boolean =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';

/**
 * Whether a call that needs a body has none: any page may send such a one. It is refused for that,
 * and counts for nothing.
 */
export const lacksBody = (request: Asked): boolean =>
  request.routeOptions.config.needsBody === true &&
  request.headers['content-type'] === undefined &&
  isEmpty(request);

/**
 * Refuses what the page of any site can have a browser send, before it counts: calls that CORS does
 * not let it make, and bodies of a type that their route does not take, or compressed.
 */
export function refuseOtherSites(config: CorsConfig, request: Asked): void {
  const { headers, method, routeOptions } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const mayAsk = isRead && routeOptions.config.rate !== 'lookup';
  if (!mayAsk && !config.corsOrigins.includes('*') && isOfAnotherSite(config, request))
    throw forbidden('Pages of other sites may not do this.');
  if (routeOptions.config.isForOwnPages === true && !isOfOwnPage(config, request))
    throw forbidden('Pages of other sites may not do this.');
  if (isRead || (method === 'DELETE' && isEmpty(request))) return;
  const type = headers['content-type'];
  if (type === undefined && isEmpty(request)) return;
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new HttpError(415, 'Bodies are taken as they are, not compressed.');
  if (type?.split(';', 1)[0]!.trim().toLowerCase() !== routeOptions.config.bodyType)
    throw new HttpError(415, 'This content type is not understood here.');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content type of its body. */
    bodyType?: string;
    /** Whether only our own pages may have it sent. */
    isForOwnPages?: boolean;
    /** Whether it is refused without a body. */
    needsBody?: boolean;
  }
}
