import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Operation, Schema } from '../documentClient';
import { hostileForm } from './hostileForms';
import { hostilePageForm, PAGE_FORM } from './hostilePageForms';
import { encoded, HOSTILE_TEXTS, hostileText, jsonOf } from './hostileValues';
import { allowedValue, mutatedValue } from './schemaValues';
import type { Known } from './schemaValues';

type Parameter = NonNullable<Operation['parameters']>[number];
type Body = Pick<InjectOptions, 'payload'> & { headers: Record<string, string> };

/** One of these now and then, else nothing. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** What no encoder writes. */
export const BROKEN_ADDRESSES = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%ff%fe',
  '..%2f..%2f',
  '%c0%ae',
  '%5c..%5c',
];

const DAMAGED_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;'.repeat(300),
  'application/jsonx',
  'multipart/form-data',
  'APPLICATION/JSON',
  '',
  '/',
];

/** Headers that a caller may make up. */
export const HOSTILE_HEADERS: Record<string, string>[] = [
  { 'accept-language': 'es;q=NaN,'.repeat(500) },
  { 'accept-encoding': 'br;q=9, *;q=0' },
  { 'x-forwarded-for': '127.0.0.1, evil' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { authorization: `Bearer ${'a'.repeat(9_000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
  { authorization: 'Basic YTpi' },
  { range: 'bytes=0-,-1,9-1' },
  { 'if-none-match': '"'.repeat(3_000) },
  { 'if-modified-since': 'never' },
  { origin: 'null', cookie: '__proto__=1' },
  { host: 'evil.test:99999' },
];

const pathValue = ({ schema, name }: Parameter, known: Known) =>
  fc.oneof(
    { weight: 9, arbitrary: allowedValue(schema, known, name).map(encoded) },
    { weight: 2, arbitrary: hostileText.map((text) => encoded(text).slice(0, 4_000) || 'x') },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_ADDRESSES) },
  );

const queryText = ({ schema, name }: Parameter, known: Known) =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: allowedValue(schema, known, name).map((value) => `${name}=${encoded(value)}`),
    },
    {
      weight: 2,
      arbitrary: hostileText.map((text) => `${name}=${encoded(text).slice(0, 9_000)}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        name,
        `${name}=`,
        `${name}=1&${name}=2`,
        `${name}[]=1`,
        `${name}[a]=1`,
        `${name}.a=1`,
        `${name}=1&`.repeat(400),
        ...BROKEN_ADDRESSES.map((text) => `${name}=${text}`),
      ),
    },
  );

export const STRAY_QUERIES = ['__proto__[a]=1', 'constructor=1', '&&&=', '?', '%', 'a=1;b=2'];

function addressOf({ path, parameters = [] }: Operation, known: Known): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .record({
      path: fc.tuple(...inPath.map((parameter) => pathValue(parameter, known))),
      queries: fc.tuple(
        ...inQuery.map((parameter) => {
          const text = queryText(parameter, known);
          return parameter.required === true ? text : fc.option(text, { nil: undefined });
        }),
      ),
      stray: rarely(fc.constantFrom(...STRAY_QUERIES)),
    })
    .map(({ path: values, queries, stray }) => {
      const address = inPath.reduce(
        (text, { name }, index) => text.replace(`{${name}}`, () => values[index]!),
        path,
      );
      const query = [...queries, stray].filter((text) => text !== undefined).join('&');
      return query === '' ? address : `${address}?${query}`;
    });
}

const withType = (type: string): Record<string, string> =>
  type === '' ? {} : { 'content-type': type };

const jsonBody = (schema: Schema, known: Known): fc.Arbitrary<Body> =>
  fc
    .record({
      value: mutatedValue(schema, known),
      type: fc.oneof(
        { weight: 14, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...DAMAGED_TYPES) },
      ),
      kept: fc.oneof(
        { weight: 14, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
      before: fc.oneof(
        { weight: 20, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom('\ufeff', '\u0000', 'x', ' '.repeat(5_000)) },
      ),
    })
    .map(({ value, type, kept, before }): Body => {
      const text = `${before}${jsonOf(value)}`;
      return {
        payload: text.slice(0, Math.ceil(text.length * kept)),
        headers: withType(type),
      };
    });

function bodyOf({ method, requestBody }: Operation, known: Known): fc.Arbitrary<Body> {
  const none = fc.constant<Body>({ headers: {} });
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (content === undefined)
    return method === 'GET'
      ? none
      : fc.oneof({ weight: 6, arbitrary: none }, { weight: 1, arbitrary: jsonBody({}, known) });
  const json = jsonBody(content.schema, known);
  if (type === PAGE_FORM) {
    const sent = hostilePageForm(content.schema, known).map((payload) => ({
      payload,
      headers: { 'content-type': PAGE_FORM },
    }));
    return fc.oneof({ weight: 10, arbitrary: sent }, { weight: 1, arbitrary: json });
  }
  if (type !== 'multipart/form-data')
    return fc.oneof({ weight: 20, arbitrary: json }, { weight: 1, arbitrary: none });
  const form = hostileForm(content.schema).map(({ type: formType, bytes }) => ({
    payload: bytes,
    headers: { 'content-type': formType },
  }));
  return fc.oneof({ weight: 10, arbitrary: form }, { weight: 1, arbitrary: json });
}

/** A call without its token. */
export interface HostileCall extends InjectOptions {
  method: NonNullable<InjectOptions['method']>;
  url: string;
  headers: Record<string, string>;
}

/** Calls of one operation of the document. */
export const hostileCall = (operation: Operation, known: Known): fc.Arbitrary<HostileCall> =>
  fc
    .record({
      url: addressOf(operation, known),
      body: bodyOf(operation, known),
      headers: rarely(
        fc.oneof(
          fc.constantFrom(...HOSTILE_HEADERS),
          fc
            .constantFrom(...HOSTILE_TEXTS)
            .filter((text) => /^[\x20-\x7e]*$/.test(text))
            .map((text) => ({ 'accept-language': text, 'user-agent': text })),
        ),
      ),
    })
    .map(({ url, body: { payload, headers: ofBody }, headers }) => ({
      method: operation.method as HostileCall['method'],
      url,
      headers: { ...ofBody, ...headers },
      ...(payload === undefined ? {} : { payload }),
    }));
