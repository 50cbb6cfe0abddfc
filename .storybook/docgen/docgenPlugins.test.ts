import { expect, test } from 'vitest';
import { shapesIn, typesNear, writtenType } from './writtenTypes.mjs';
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
  const sources = ['export interface P {\n  messages: readonly Message[];\n  isOld?: boolean;\n}'];
  const shapes = shapesIn('type Message\n  id: string\n  note?: string\ntype Other\n  a: b\n');
  const { props } = readableInfo(
    { props: { messages: { tsType: { name: 'unknown' }, description: 'Oldest first.' } } },
    (prop: string) => writtenType(sources, prop),
    shapes,
  );
  expect(props.messages).toMatchObject({
    tsType: { name: 'readonly Message[]' },
    description: 'Oldest first.\n\n`Message: { id: string; note?: string }`',
  });
});

test.each([
  ['packages/ui/src/embeds/ChatRoom/ChatRoom.tsx', 'messages', 'readonly ChatRoomMessage[]'],
  ['packages/ui/src/posts/PostCard/PostCard.tsx', 'mediaUrls', 'readonly string[]'],
])('in %s the type of %s is %s', (file, prop, type) => {
  expect(typesNear(file)(prop)).toBe(type);
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
