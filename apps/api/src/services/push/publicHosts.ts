import { lookup as lookUp } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks in which nothing is that the whole internet may reach (RFC 6890, multicast). */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** All that is public of IPv6 begins so. */
const PUBLIC_6 = '2000::/3';
/** Of that, what leads to addresses of IPv4, and what is for documents. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (ranges: string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};
const closed4 = listOf(NOT_PUBLIC, 'ipv4');
const open6 = listOf([PUBLIC_6], 'ipv6');
const closed6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** Whether anybody on the internet could reach this address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

type Found = (error: Error | null, found?: LookupAddress[] | string, family?: number) => void;

/**
 * Looks up the addresses of a host for a connection, and finds none where one of them is private:
 * what is looked at is what is connected to, so that no second answer leads elsewhere.
 */
export function publicLookup(
  host: string,
  options: LookupOptions,
  found: Found,
  look: typeof lookUp = lookUp,
): void {
  look(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error(`${host} has no public address`));
    if (options.all) return found(null, addresses);
    found(null, first.address, first.family);
  });
}

/** Whether an endpoint is https on the usual port of one of the hosts, without a name in it. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
