import { expect, test } from 'vitest';
import * as ui from './index';

type Ui = typeof ui;
/** Names of components: what is exported with a capital and takes props. */
type ComponentName = {
  [Name in keyof Ui]: Name extends Capitalize<Name>
    ? Ui[Name] extends (props: never) => unknown
      ? Name
      : never
    : never;
}[keyof Ui];
type PropsOf<Name extends ComponentName> = Ui[Name] extends (props: infer Props) => unknown
  ? Props
  : never;
/** Names of the components that do not take a prop. */
type Without<Prop extends string, Among extends ComponentName = ComponentName> = {
  [Name in Among]: Prop extends keyof PropsOf<Name> ? never : Name;
}[Among];
type Speaking = Extract<ComponentName, Capitalize<keyof ui.UiMessages & string>>;
type IsSame<A, B> = [A, B] extends [B, A] ? true : false;

/** Compiles only while each of these is true. */
const kept: Record<string, true> = {
  'className on every component with an element': true satisfies IsSame<
    Without<'className'>,
    'MessagesProvider'
  >,
  'ref on every component with an element': true satisfies IsSame<
    Without<'ref'>,
    'MessagesProvider'
  >,
  // Those named have one text, and one prop for it.
  'labels on every component with texts': true satisfies IsSame<
    Without<'labels', Speaking>,
    'AlertDialog' | 'Button' | 'ConfirmDialog' | 'Dialog' | 'ErrorState' | 'Select'
  >,
};

test.each(Object.keys(kept))('there is %s', (what) => expect(kept[what]).toBe(true));

test('no component takes ref as a plain prop, which React 18 would drop', () => {
  const components = Object.entries(ui).filter(([name]) => /^[A-Z][a-z]/.test(name));
  expect(components.length).toBeGreaterThan(100);
  const plain = components
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
    .sort();
  expect(plain).toEqual(['MessagesProvider']);
});
