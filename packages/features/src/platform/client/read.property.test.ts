import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asAnswer,
  asCount,
  asId,
  asJson,
  asList,
  asNumber,
  asRecord,
  asText,
  asTexts,
  firstText,
  isRecord,
} from './read';

/** Whatever a server may send (JSON text knows no -0), and an answer without a body. */
const json = fc.oneof(
  fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  fc.constant(undefined),
);
const check = (holds: (value: unknown) => void) =>
  fc.assert(fc.property(json, (value) => void holds(value)));

test('an object is its own fields, anything else has none', () => {
  check((value) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    expect(isRecord(value)).toBe(isObject);
    expect(asRecord(value)).toEqual(isObject ? value : {});
  });
});

test('an answer has its own fields, and those under data where that is an object', () => {
  check((value) => {
    expect(asAnswer(value)).toEqual({
      root: asRecord(value),
      data: asRecord(asRecord(value).data),
    });
    expect(asAnswer({ data: value })).toEqual({ root: { data: value }, data: asRecord(value) });
  });
});

test('a text is itself, anything else is empty', () => {
  check((value) => expect(asText(value)).toBe(typeof value === 'string' ? value : ''));
});

test('an id is a text or a number written as one, anything else is empty', () => {
  check((value) =>
    expect(asId(value)).toBe(
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ),
  );
});

test('a number is itself or what a text says, and always finite', () => {
  check((value) => {
    const number = asNumber(value);
    expect(number === null || Number.isFinite(number)).toBe(true);
    expect(typeof value !== 'number' || number === value).toBe(true);
    expect(['number', 'string'].includes(typeof value) || number === null).toBe(true);
  });
  fc.assert(
    fc.property(fc.integer(), (number) => void expect(asNumber(` ${number} `)).toBe(number)),
  );
});

test.each(['', ' ', 'many', '1e999', Number.NaN, Number.POSITIVE_INFINITY, null, true, [1], {}])(
  '%j is no number and no count',
  (value) => {
    expect(asNumber(value)).toBeNull();
    expect(asCount(value)).toBeNull();
  },
);

test('a count is whole, never below 0, and there exactly where a number is', () => {
  check((value) => {
    const count = asCount(value);
    expect(count === null).toBe(asNumber(value) === null);
    expect(count === null || (Number.isInteger(count) && count >= 0)).toBe(true);
  });
});

test('a list is the first of the candidates that is one, else empty', () => {
  fc.assert(
    fc.property(fc.array(json), (candidates) => {
      const first = candidates.find((candidate) => Array.isArray(candidate));
      expect(asList(...candidates)).toEqual(first ?? []);
    }),
  );
});

test('the first text is the first candidate with something in it', () => {
  fc.assert(
    fc.property(fc.array(json), (candidates) => {
      const found = firstText(...candidates);
      expect(found).toBe(
        candidates.find((candidate) => typeof candidate === 'string' && candidate !== '') ?? null,
      );
    }),
  );
});

test('the texts of a list are those that say something', () => {
  fc.assert(
    fc.property(fc.array(json), (list) => {
      const texts = list.filter((entry) => typeof entry === 'string' && entry.trim() !== '');
      expect(asTexts(list)).toEqual(texts);
    }),
  );
});

test('what is no list has no texts', () => {
  check((value) => expect(asTexts({ value })).toEqual([]));
  fc.assert(fc.property(fc.string(), (text) => void expect(asTexts(text)).toEqual([])));
});

test('JSON text is what it says, anything else is null', () => {
  check((value) => {
    expect(asJson(JSON.stringify(value))).toEqual(value ?? null);
    expect(asJson([value])).toBeNull();
    expect(asJson(`{${JSON.stringify(value)}`)).toBeNull();
  });
});
