import { expect, test } from 'vitest';
import { shapesIn, typeIn } from './writtenTypes.mjs';
import {
  publicShapes,
  readableInfo,
  withReadableInfo,
  withoutReadonlyLists,
} from './docgenPlugins.mjs';

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

test('the keys of something of ours are their names', () => {
  const elements = [
    { name: 'literal', value: 'close' },
    { name: 'literal', value: "'chevron-left'" },
  ];
  const raw = 'keyof typeof iconPaths';
  const { props } = readableInfo({ props: { icon: { tsType: { name: raw, raw, elements } } } });
  expect(props.icon.tsType.name).toBe("'close' | 'chevron-left'");
});

test('a type that could not be read is shown as it is written, with what it holds', () => {
  const shapes = shapesIn(
    'component Log: LogProps & Ref\ntype LogProps\n  messages: readonly Message[]\n' +
      'type Message\n  id: string\n  note?: string\n',
  );
  const { props } = readableInfo(
    { props: { messages: { tsType: { name: 'unknown' }, description: 'Oldest first.' } } },
    (prop: string) => typeIn(shapes, 'Log', prop),
    shapes,
  );
  expect(props.messages).toMatchObject({
    tsType: { name: 'readonly Message[]' },
    description: 'Oldest first.\n\n`Message: { id: string; note?: string }`',
  });
});

test.each([
  ['ChatRoom', 'messages', 'readonly ChatRoomMessage[]'],
  ['PostCard', 'mediaUrls', 'readonly string[]'],
  ['ResultsTable', 'rows', 'readonly RaceRow[]'],
  ['Select', 'options', 'readonly { value: string; label: string; isDisabled?: boolean }[]'],
])('of %s the type of %s is %s', (component, prop, type) => {
  expect(typeIn(publicShapes(), component, prop)).toBe(type);
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
