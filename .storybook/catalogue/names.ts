import { facts } from '../facts/facts';

const inWords = (key: string) =>
  key
    .replaceAll('.', ', ')
    .replaceAll(/([a-z])([A-Z])(?![A-Z])/g, (_, end: string, start: string) => {
      return `${end} ${start.toLowerCase()}`;
    });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A key of a message, as one says it: `deleteConfirm` is Delete confirm. */
export const keyName = (key: string): string => capital(inWords(key));

/** A message, as one says it: `ui postCard.deleteConfirm` is Post card: delete confirm. */
export function messageName(id: string): string {
  const [group = '', ...keys] = id.slice(id.indexOf(' ') + 1).split('.');
  return `${keyName(group)}: ${inWords(keys.join('.'))}`;
}

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
const titleOf = new Map(Object.keys(facts.subjects).map((title) => [slug(title), title]));

/** A story as the menu names it: `clubs-clubcard--long-names` is Clubs, ClubCard: long names. */
export function storyName(id: string, titles: ReadonlyMap<string, string> = titleOf): string {
  const [page = '', story = ''] = id.split('--');
  const title = titles.get(page) ?? capital(page.replaceAll('-', ' '));
  return `${title.replaceAll('/', ', ')}: ${story.replaceAll('-', ' ')}`;
}
