import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig, useSWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { changeKnown } from './changeKnown';
import { useChangeable } from './useChangeable';

interface List {
  items: { id: string; words: string }[];
}
const item = (id: string, words = id) => ({ id, words });
const added = (known: List, part: List) => ({ items: [...known.items, ...part.items] });
const without = (id: string) => (list: List) => ({
  items: list.items.filter((one) => one.id !== id),
});
const saying = (id: string, words: string) => (list: List) => ({
  items: list.items.map((one) => (one.id === id ? item(id, words) : one)),
});

async function openList() {
  const { result } = renderHook(
    () => {
      const list = useChangeable<List>(
        'list',
        async () => ({ items: [item('a')] }),
        (fresh) => fresh,
      );
      return { ...list, swr: useSWRConfig() };
    },
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    },
  );
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1));
  let answer = (_items: List['items']) => {};
  const asking = (add = added) =>
    result.current.addPart(
      () =>
        new Promise((resolve) => {
          answer = (items) => resolve({ items });
        }),
      add,
    );
  return { list: result, asking, answer: (items: List['items']) => answer(items) };
}

test('what is changed while a part is under way is changed in it, too', async () => {
  const { list, asking, answer } = await openList();
  const part = asking();
  act(() => list.current.change(without('b')));
  act(() => list.current.changeUnderWay(saying('c', 'edited')));
  answer([item('b'), item('c'), item('d')]);
  await act(() => part);
  expect(list.current.data?.items).toEqual([item('a'), item('c', 'edited'), item('d')]);
});

test('what others change by its key is changed in a part under way, too', async () => {
  const { list, asking, answer } = await openList();
  const part = asking();
  const { cache, mutate } = list.current.swr;
  act(() => changeKnown('list', without('b'), cache, mutate));
  answer([item('b'), item('c')]);
  await act(() => part);
  expect(list.current.data?.items).toEqual([item('a'), item('c')]);
});

test('what was changed before a part was asked for is not changed in it again', async () => {
  const { list, asking, answer } = await openList();
  act(() => list.current.change(without('b')));
  const part = asking();
  answer([item('b')]);
  await act(() => part);
  expect(list.current.data?.items).toEqual([item('a'), item('b')]);
});

test('two parts at once are added each where it belongs', async () => {
  const { list, asking, answer } = await openList();
  const first = asking();
  const answerFirst = answer;
  const before = (known: List, part: List) => ({ items: [...part.items, ...known.items] });
  let answerSecond = (_items: List['items']) => {};
  const second = list.current.addPart(
    () => new Promise((resolve) => (answerSecond = (items) => resolve({ items }))),
    before,
  );
  answerFirst([item('b')]);
  await act(() => first);
  answerSecond([item('0')]);
  await act(() => second);
  expect(list.current.data?.items).toEqual([item('0'), item('a'), item('b')]);
});

test('a part that fails changes nothing, and says so', async () => {
  const { list } = await openList();
  await expect(
    list.current.addPart(async () => {
      throw new Error('gone');
    }, added),
  ).rejects.toThrow('gone');
  expect(list.current.data?.items).toEqual([item('a')]);
});
