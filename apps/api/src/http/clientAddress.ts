import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config';

/** Whether people reach the product by https. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') === true;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const WITH_PORT = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<v4>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

/**
 * An address alone. Some proxies say from which port somebody asks, which is another one for each
 * connection.
 */
function plainAddress(ip: string): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = v4 ?? v6 ?? ip;
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/** The first so many of the eight groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // The last two groups may be written as an IPv4 address, which then counts as two.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Whom an address stands for in limits: an IPv4 address itself, of IPv6 the /64 that one connection
 * is given whole.
 */
export function addressGroup(ip: string): string {
  const address = plainAddress(ip);
  return isIPv6(address) ? `${firstGroups(address, 4)}::/64` : address;
}

/** The range an address is in, as one customer may be given: a /24 of IPv4, a /48 of IPv6. */
export function addressRange(ip: string): string {
  const address = plainAddress(ip);
  if (isIPv6(address)) return `${firstGroups(address, 3)}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/**
 * So many times what one /64 may do, all of a /48 may: it can be that of one customer, who has
 * 65,536 of them, or of a few households or people, each with one.
 */
export const NETWORKS_OF_RANGE = 8;

const IPV6_GROUP = /((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64/;

/** What names the range where this names an IPv6 address by its group; else undefined. */
export function ofRange(key: string): string | undefined {
  const wide = key.replace(IPV6_GROUP, '$1::/48');
  return wide === key ? undefined : wide;
}

/** An address by its range and itself, as those who share something in turns are told apart. */
export const addressNames = (ip: string): string[] => [addressRange(ip), addressGroup(ip)];

/** Whether an address is that of one's own proxies. */
function createTrust({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return trustProxy === undefined
    ? () => false
    : proxyAddr.compile(trustProxy.split(',').map((range) => range.trim()));
}

/** Finds who asks, behind one's own proxies too, where Fastify does not. */
export function createAddressOf(
  config: Pick<Config, 'trustProxy'>,
): (request: IncomingMessage) => string {
  const trust = createTrust(config);
  return (request) => proxyAddr(request, trust);
}

/**
 * Whether one's own proxy says that it was asked without TLS, though people reach the product by
 * https. What others say counts for nothing, and a proxy that says nothing is believed to do right.
 */
export function createIsPlain(
  config: Pick<Config, 'trustProxy' | 'publicUrl'>,
): (request: IncomingMessage) => boolean {
  if (!isHttps(config)) return () => false;
  const trust = createTrust(config);
  return ({ headers, socket }) => {
    // Of several, the last is that of the nearest proxy. Some say `ws` of a socket.
    const said = String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1);
    return /^(http|ws)$/i.test(said!.trim()) && trust(socket.remoteAddress ?? '', 0);
  };
}
