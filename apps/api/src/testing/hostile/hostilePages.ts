import { routes } from '@clubline/contract';
import * as fc from 'fast-check';
import { BROKEN_ADDRESSES, HOSTILE_HEADERS, STRAY_QUERIES } from './hostileCalls';
import { encoded, hostileText } from './hostileValues';

/** Addresses of the site, of what stands in frames, of files and of the API's document. */
const ADDRESSES = [
  ...Object.values(routes).map(({ path }) => path),
  '/',
  '/index.html',
  '/embed/chat/:room',
  '/embed/:any',
  '/assets/:file',
  '/assets/main.js',
  '/:any/:any',
  '/api/docs',
  '/api/docs/:any',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/:file',
  '/api/docs/static/swagger-ui.css',
  '/.well-known/:any',
  '/socket.io/:any',
  '/.env',
  '/.env.local',
  '/.git/HEAD',
  '/assets/../.env',
  '//evil.test/:any',
];

/** Ways out of a folder, and into what is hidden in it. */
const PATHS = [
  '..',
  '%2e%2e',
  '..%2f..%2fsecret.txt',
  '..%5c..%5csecret.txt',
  '%2e%2e%2f.git%2fHEAD',
  '.git/HEAD',
  '.git%2fconfig',
  '....//secret.txt',
  'index.html%00.js',
  'main.js/',
  'main.js%3f.css',
  './././main.js',
  '%252e%252e%252fsecret.txt',
  `${'../'.repeat(200)}etc/passwd`,
  '/'.repeat(4_000),
  'a.'.repeat(2_000),
];

const QUERIES = ['partner', 'room', 'token', 'next', 'state', 'search', 'post', 'lang', 'theme'];
const ACCEPTS = [
  'text/html',
  '*/*',
  'application/json',
  '',
  'text/html;q=0',
  ',,,',
  'a/b,'.repeat(500),
];
const ENCODINGS = [
  'br',
  'gzip',
  'identity;q=0',
  'br;q=0,gzip;q=0',
  '*',
  'deflate',
  'x'.repeat(5_000),
];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'PUT'] as const;

const segment = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((text) => encoded(text).slice(0, 4_000) || 'x') },
  { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: fc.constantFrom(...BROKEN_ADDRESSES) },
  { weight: 2, arbitrary: fc.constantFrom('ann', 'final', '1', 'chat') },
);

const address = fc
  .tuple(fc.constantFrom(...ADDRESSES), fc.array(segment, { minLength: 4, maxLength: 4 }))
  .map(([path, values]) => path.replace(/[:{]\w+[}?]?/g, () => values.shift() ?? 'x'));

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...QUERIES), hostileText)
      .map(([name, text]) => `?${name}=${encoded(text).slice(0, 6_000)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...STRAY_QUERIES).map((text) => `?${text}`) },
  { weight: 1, arbitrary: fc.constantFrom('?partner=harbour', `?${'a=b&'.repeat(3_000)}`) },
);

/** A request for a page or a file, as no browser makes it. */
export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
}

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    address,
    end: fc.oneof(
      { weight: 6, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('/', '//', '/..', ';x', '.html', '.br', '/index.html'),
      },
    ),
    query,
    accept: fc.constantFrom('text/html', ...ACCEPTS),
    encoding: fc.constantFrom('', ...ENCODINGS),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_HEADERS) },
    ),
  })
  .map(({ method, address: path, end, query: search, accept, encoding, headers }) => ({
    method,
    url: `${path}${end}${search}`,
    headers: { accept, ...(encoding !== '' && { 'accept-encoding': encoding }), ...headers },
  }));
