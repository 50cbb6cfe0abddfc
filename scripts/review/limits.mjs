import { themes as allThemes } from './themes.mjs';
import { widths } from './views.mjs';

/** What stands on a page of some stories or some themes only. */
export const noMarks = 'Only a part was looked at: a release does not take the marks of this page.';

const inNumbers = (count, word) => `${count.toLocaleString('en')} ${word}`;
const px = (length) => `${length.toLocaleString('en')} px`;
const storiesOf = (count) => inNumbers(count, count === 1 ? 'story' : 'stories');

/**
 * What a page of results has looked at, and what it has not, in words.
 * @param {{ stories: object[], themes: string[], words: string[], longest: number,
 *   total?: number }} results what `collectResults` has made, the themes, what had to be in an id,
 *   where pictures are cut, and how many stories there are, where it was stopped before the last
 * @returns {[string, string][]} each limit with what it is
 */
export function limitsOf({ stories, themes, words, longest, total = stories.length }) {
  const leftOut = allThemes.filter((theme) => !themes.includes(theme));
  const wide = stories.filter(({ isWide }) => isWide).length;
  const scrolling = stories.filter((story) => story.scrolling?.length > 0).length;
  const isStopped = stories.length < total;
  return [
    ...(isStopped
      ? [['end', `stopped before it: ${stories.length} of ${storiesOf(total)} were looked at`]]
      : []),
    [
      'stories',
      words.length === 0
        ? `${isStopped ? 'some' : 'all'} of both sides (${stories.length})`
        : `those with ${words.join(' or ')} in their id (${stories.length})`,
    ],
    [
      'themes',
      leftOut.length === 0
        ? `all: ${themes.join(', ')}`
        : `${themes.join(', ')}; not ${leftOut.join(', ')}`,
    ],
    [
      'widths',
      `${px(widths.usual)}, or the window that a story asks for; ${storiesOf(wide)} that ` +
        `look different in a wide window (tried in ${themes[0]}) also at ${px(widths.wide)}. ` +
        'What only a narrower window shows is pictured in the stories that ask for one.',
    ],
    ['height', `whole stories, cut at ${px(longest)}`],
    [
      'boxes that scroll',
      `what of them is in view; ${storiesOf(scrolling)} ${scrolling === 1 ? 'has' : 'have'} ` +
        'some, each named on this page',
    ],
    [
      'language and direction',
      'English from left to right, but in stories that choose another; messages are compared in ' +
        'each language',
    ],
    ['pages of documentation', 'none, nor stories that no test runs, such as the board of screens'],
    [
      'states',
      'how a story stands when its play has ended; not what it goes through, and nothing that ' +
        'hovers, moves or goes after two seconds',
    ],
  ];
}
