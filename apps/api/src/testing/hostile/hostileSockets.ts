import * as fc from 'fast-check';
import { HOSTILE_HEADERS } from './hostileCalls';
import { encoded, hostileText, hostileValue, jsonOf } from './hostileValues';
import type { Frame } from './rawSocket';
import { textFrame } from './rawSocket';

/** How somebody asks for a socket, and what they send before they ask as they should. */
export interface HostileHandshake {
  path: string;
  headers: Record<string, string>;
  frames: Frame[];
}

const PLAIN = '/socket.io/?EIO=4&transport=websocket';

const PATHS = [
  '/socket.io/?EIO=3&transport=websocket',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&EIO=3&transport=websocket&transport=polling',
  '/socket.io/?EIO=4',
  '/socket.io/',
  '/socket.io',
  '/socket.io/x/?EIO=4&transport=websocket',
  '/socket.io/?EIO=4&transport=__proto__',
  '/socket.io/?EIO=4&transport=websocket&b64=1&t=%00&j=1',
  '/',
  '/other',
  '/health/live',
  '/api/clubs',
  '/assets/none.js',
  '/socket.iox/?EIO=4&transport=websocket',
  '//socket.io/?EIO=4&transport=websocket',
  '/%73ocket.io/?EIO=4&transport=websocket',
  'http://clubline.test/socket.io/?EIO=4&transport=websocket',
  `${PLAIN}&sid=constructor`,
  `${PLAIN}&sid=${'a'.repeat(4_000)}`,
  `${PLAIN}&token[]=a&token[b]=c`,
  `${PLAIN}&token=a&token=b`,
  `${PLAIN}&${'a=b&'.repeat(2_000)}`,
  `${PLAIN}&token=%E0%A4%A`,
];

const UPGRADES: Record<string, string>[] = [
  { 'sec-websocket-version': '8' },
  { 'sec-websocket-key': 'x' },
  { 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits=99' },
  { 'sec-websocket-extensions': `a${';b=c'.repeat(2_000)}` },
  { 'sec-websocket-protocol': 'a, a, __proto__' },
  { upgrade: 'h2c' },
  { upgrade: 'websocket, websocket' },
  { origin: 'https://evil.test' },
];

/** Packets of the two protocols, whole and broken, that connect to nothing. */
const PACKETS = [
  '',
  '0',
  '1',
  '2probe',
  '3',
  '4',
  '5',
  '6',
  '9',
  '40',
  '40{',
  '40/admin,',
  '40/__proto__,{"token":"a"}',
  '40"a"',
  '40[]',
  '40null',
  '41',
  '42["joinRoom",{}]',
  '43[1]',
  '44{"message":"a"}',
  '451-["a",{"_placeholder":true,"num":0}]',
  '4599-',
  `40${'['.repeat(9_000)}`,
  `40{"token":"${'x'.repeat(30_000)}"}`,
  `40{"token":"${'y'.repeat(40_000)}"}`,
];

const FRAMES: Frame[] = [
  // Binary, half a message, the end of none, kinds that are not there, a ping that is too long.
  { head: 0x82, bytes: Buffer.from('4{}') },
  { head: 0x01, bytes: Buffer.from('40') },
  { head: 0x80, bytes: Buffer.from('{}') },
  { head: 0x83, bytes: Buffer.from('a') },
  { head: 0x89, bytes: Buffer.alloc(126) },
  { head: 0x8a, bytes: Buffer.alloc(0) },
  { head: 0x88, bytes: Buffer.from([0x03]) },
  { head: 0x88, bytes: Buffer.from([0x03, 0xe8]) },
  { head: 0xc1, bytes: Buffer.from('40{}') },
  { head: 0x81, bytes: Buffer.from([0xff, 0xfe, 0x34]) },
];

const tokenOf = (tokens: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...tokens),
    fc
      .tuple(fc.constantFrom(...tokens), fc.nat(200), hostileText)
      .map(([token, at, text]) => token.slice(0, at) + text.slice(0, 50) + token.slice(at + 1)),
    hostileText,
  );

/** What a client says of itself. */
function authOf(tokens: readonly string[]): fc.Arbitrary<unknown> {
  const anything = hostileValue(tokens);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ token: tokenOf(tokens) }) },
    {
      weight: 3,
      arbitrary: fc.record({ token: anything, reader: anything }, { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: anything },
  );
}

/** Attempts to be let in; `tokens` are those that let nobody in. */
export function hostileHandshake(tokens: readonly string[]): fc.Arbitrary<HostileHandshake> {
  const address = fc.oneof(
    { weight: 4, arbitrary: fc.constant(PLAIN) },
    {
      weight: 3,
      arbitrary: tokenOf(tokens).map((token) => `${PLAIN}&token=${encoded(token).slice(0, 9_000)}`),
    },
    { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
  );
  const frame = fc.oneof(
    { weight: 5, arbitrary: authOf(tokens).map((auth) => textFrame(`40${jsonOf(auth)}`)) },
    { weight: 3, arbitrary: fc.constantFrom(...PACKETS).map(textFrame) },
    { weight: 2, arbitrary: fc.constantFrom(...FRAMES) },
  );
  return fc.record({
    path: address,
    headers: fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...UPGRADES) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_HEADERS) },
    ),
    frames: fc.array(frame, { maxLength: 3 }),
  });
}

/** Answers to the question for a later token, as packets; `id` is that of the question. */
export function hostileTokenAnswer(
  tokens: readonly string[],
): fc.Arbitrary<(id: string) => string[]> {
  const value = fc
    .oneof(fc.constantFrom(...tokens), tokenOf(tokens), hostileValue(tokens))
    .map((one) => jsonOf(one));
  return fc
    .record({
      value,
      form: fc.constantFrom('alone', 'alone', 'alone', 'twice', 'other', 'more', 'none', 'open'),
    })
    .map(({ value: json, form }) => (id) => {
      switch (form) {
        case 'twice':
          return [`43${id}[${json}]`, `43${id}[${json}]`];
        case 'other':
          return [`43${id}999[${json}]`, `43-1[${json}]`];
        case 'more':
          return [`43${id}[${json},${json},null]`];
        case 'none':
          return [`43${id}[]`, `43${id}`];
        case 'open':
          return [`43${id}[${json}`];
        default:
          return [`43${id}[${json}]`];
      }
    });
}
