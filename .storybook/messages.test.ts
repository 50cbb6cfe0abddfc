import { expect, test } from 'vitest';
import { messagesOf, storyOf, type ShownStory } from './messages';

const [message] = messagesOf('packages/ui/src/posts/PostComposer/messages.ts', {
  postComposerMessages: { left: (count: number) => `${count} left` },
});
const story = (id: string, folder: string, text = '12 left'): ShownStory => ({
  id,
  text,
  file: `packages/ui/src/${folder}/Stories.stories.tsx`,
});
const find = (...stories: ShownStory[]) => storyOf(message!, stories);

test.each<[string, ShownStory[], string | undefined]>([
  [
    'its own component, whatever comes before',
    [story('clubs-form--long', 'clubs/ClubForm'), story('posts--long', 'posts/PostComposer')],
    'posts--long',
  ],
  [
    'a part of its own component',
    [story('clubs-form--long', 'clubs/ClubForm'), story('posts--row', 'posts/PostComposer/Row')],
    'posts--row',
  ],
  [
    'its own component, although that has all states only',
    [story('clubs-form--long', 'clubs/ClubForm'), story('posts--all-states', 'posts/PostComposer')],
    'posts--all-states',
  ],
  [
    'the state rather than of all states',
    [story('posts--all-states', 'posts/PostComposer'), story('posts--long', 'posts/PostComposer')],
    'posts--long',
  ],
  [
    'another, where its own do not show it, nor one of a name that begins alike',
    [
      story('posts--empty', 'posts/PostComposer', 'Nothing yet'),
      story('lists--long', 'posts/PostComposerList'),
    ],
    'lists--long',
  ],
  ['none, where nothing shows it', [story('posts--empty', 'posts/PostComposer', '')], undefined],
])('a message is seen in a story of %s', (_, stories, id) => {
  expect(find(...stories)).toBe(id);
});

test('a word that others say too is seen where most is said of what stands beside it', () => {
  const file = 'packages/features/src/results/messages.ts';
  const messages = messagesOf(file, { resultsMessages: { podiums: 'Podiums', days: 'All days' } });
  const stories = [
    story('racers--figures', 'racers/Racer', 'Wins Podiums'),
    story('scores--days', 'scores/Scores', 'All days Podiums'),
  ];
  expect(storyOf(messages[0]!, stories, messages)).toBe('scores--days');
});

test('a value that a message takes out of an object has its place, as any other', () => {
  const samples = messagesOf('packages/features/src/results/messages.ts', {
    resultsMessages: {
      race: ({ day }: { day: { name: string } | undefined }) => `No class on ${day?.name ?? ''}`,
      left: (count: number) => (count === 1 ? 'one left' : `${count} left`),
      sum: (count: number) => `${count.toFixed(0)} in all`,
    },
  }).map(({ sample }) => sample);
  expect(samples).toEqual(['No class on …', '… left', '1 in all']);
});

test('a date is a value, and a message that writes nothing else has no text', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
  const samples = messagesOf('packages/features/src/results/messages.ts', {
    resultsMessages: {
      used: (date: Date) => `Used on ${day.format(date)}`,
      day: (date: Date) => day.format(date),
      span: (start: Date, end: Date) => `${day.format(start)}–${day.format(end)}`,
    },
  }).map(({ sample }) => sample);
  expect(samples).toEqual(['Used on …', '…–…']);
  expect(day.format(Date.UTC(2026, 0, 2))).toBe('2 Jan 2026');
});
