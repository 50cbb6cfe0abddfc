import { expect, test } from 'vitest';
import { readableInfo, withReadableInfo, withoutReadonlyLists } from './docgenPlugins.mjs';

test('lists are read although they are readonly, and nothing else is touched', () => {
  expect(withoutReadonlyLists('names?: readonly string[];')).toBe('names?: string[];');
  expect(withoutReadonlyLists("sizes: readonly ('a' | 'b')[]")).toBe("sizes: ('a' | 'b')[]");
  expect(withoutReadonlyLists('readonly names: string')).toBe('readonly names: string');
});

test('a type is shown as it is written', () => {
  const { props } = readableInfo({
    props: {
      place: { tsType: { name: 'union', raw: "1 |\n  2 | 'last'" }, description: 'Where.' },
    },
  });
  expect(props.place.tsType.name).toBe("1 | 2 | 'last'");
});

test('a default stands in its column, and no longer in the text', () => {
  const { props } = readableInfo({
    props: { max: { tsType: { name: 'number' }, description: 'How many.\n@default 3' } },
  });
  expect(props.max).toMatchObject({ description: 'How many.', defaultValue: { value: '3' } });
});

test('what was read of each component of a file is made readable', () => {
  const info = JSON.stringify({ props: { a: { description: 'A;b.\n@default {}' } } });
  const code = withReadableInfo(`const A = 1;A.__docgenInfo=${info};B.__docgenInfo=${info}`);
  expect(code.match(/"defaultValue":\{"value":"\{\}"/g)).toHaveLength(2);
  expect(code.startsWith('const A = 1;')).toBe(true);
});
