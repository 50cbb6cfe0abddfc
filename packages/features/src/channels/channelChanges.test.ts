import type { ChannelMessage } from '@clubline/contract';
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { type MessageChange, withChanges } from './channelChanges';

const message = (id: string): ChannelMessage => ({
  id,
  content: id,
  createdAt: '2026-03-01T18:00:00.000Z',
  mediaUrls: [],
  sender: { id: 'u-ben', username: 'ben', firstName: 'Ben', lastName: 'Torres' },
  reaction: null,
  reactionCount: 0,
});
const known = [message('m3'), message('m2'), message('m1')];

test('new messages come on top in the order they came, each once', () => {
  const arrived = ['m3', 'm4', 'm5'].map((id) => [id, { created: message(id) }] as const);
  expect(withChanges(known, new Map(arrived)).map(({ id }) => id)).toEqual([
    'm5',
    'm4',
    'm3',
    'm2',
    'm1',
  ]);
});

test('a count is left alone where the viewer’s own reaction is not known', () => {
  const { reaction: _own, reactionCount: _count, ...bare } = message('m1');
  expect(withChanges([bare], new Map([['m1', { reactionCount: 4 }]]))).toEqual([bare]);
});

test('other words show also where counts do not come with messages', () => {
  const { reaction: _own, reactionCount: _count, ...bare } = message('m1');
  const edited = { content: 'Better', editedAt: '2026-03-01T18:05:00.000Z' };
  expect(withChanges([bare], new Map([['m1', { reactionCount: 4, edited }]]))).toEqual([
    { ...bare, ...edited },
  ]);
});

test('a flood that is gathered shows what its events one by one would have shown', () => {
  const event = tuple(
    nat(9),
    constantFrom(...(['write', 'react', 'count', 'edit', 'delete'] as const)),
    nat(5),
  );
  assert(
    property(array(event, { maxLength: 40 }), (events) => {
      const written = new Set(known.map(({ id }) => id));
      const deleted = new Set<string>();
      const gathered = new Map<string, MessageChange>();
      let oneByOne = known;
      for (const [at, what, count] of events) {
        const id = `m${at}`;
        // Nothing is written twice, and nothing happens to what is not there.
        if (deleted.has(id) || written.has(id) === (what === 'write')) continue;
        const change: MessageChange = {
          write: { created: message(id) },
          react: { reaction: 'love' as const },
          count: { reactionCount: count },
          edit: { reactionCount: count, edited: { content: `${count}`, editedAt: null } },
          delete: { reactionCount: null },
        }[what];
        if (what === 'write') written.add(id);
        if (what === 'delete') deleted.add(id);
        oneByOne = withChanges(oneByOne, new Map([[id, change]]));
        gathered.set(id, { ...gathered.get(id), ...change });
      }
      expect(withChanges(known, gathered)).toEqual(oneByOne);
    }),
  );
});
