import { message, post, type LongLists } from '../lists/longLists';
import { CHAT_MESSAGES, test } from './longLists';
import { expect } from './people';
import type { Screen } from './screen';
import { largestShift, loadPictureAbove, shiftWhile, type Place } from './scrolling';

/** By how many pixels what is read moved at most, by what was done. */
type Shifts = Record<string, number>;

interface ReadPlace extends Place {
  /** Opens it with enough in it to scroll through. */
  open(screen: Screen, lists: LongLists): Promise<unknown>;
  isNarrowed?: boolean;
}

const places: Record<string, ReadPlace> = {
  'the live room': {
    open: async (screen) => {
      await screen.goto('/scores');
      await screen.getByRole('button', { name: 'Join Live Chatroom' }).click();
      await screen.getByText(message(CHAT_MESSAGES)).shown();
    },
    box: 'section[aria-label^="Messages, "]',
    rows: 'section[aria-label^="Messages, "] li',
  },
  'a channel': {
    open: async (screen, { clubId }) => {
      await screen.goto(`/clubs/${clubId}`);
      await screen.getByRole('tab', { name: 'lounge' }).click();
      await screen.getByText(message(109)).shown();
    },
    box: '[role=log]',
    rows: '[data-message]',
  },
  'the feed': {
    open: async (screen, { clubId, postIds }) => {
      await screen.goto(`/clubs/${clubId}?post=${postIds[58]}`);
      await screen.getByText(post(58)).shown();
    },
    rows: 'main article',
    isNarrowed: true,
  },
  clubs: {
    open: async (screen) => {
      await screen.goto('/clubs');
      await screen.getByRole('main').getByRole('listitem').nth(5).shown();
      const more = screen.getByRole('button', { name: 'Load more' });
      await more.click();
      await more.gone();
    },
    rows: 'main [role=listitem]',
    isNarrowed: true,
  },
  members: {
    open: async (screen, { clubId }) => {
      await screen.goto(`/clubs/${clubId}`);
      await screen.getByRole('tab', { name: 'Members' }).click();
      const members = (count: number) =>
        screen.getByRole('listitem', { states: { 'aria-setsize': String(count) } });
      await members(50).shown();
      await screen.getByRole('button', { name: 'Load more' }).click();
      await members(100).shown();
    },
    rows: '[role=list][aria-label="Members"] [role=listitem]',
    isNarrowed: true,
  },
  followers: {
    open: async (screen) => {
      await screen.goto('/profile');
      await screen.getByRole('button', { name: /Followers/ }).click();
      await screen.getByRole('dialog').getByRole('listitem').nth(5).shown();
    },
    box: '[role=dialog] :has(> [role=list])',
    rows: '[role=dialog] [role=listitem]',
  },
};

for (const [name, { open, isNarrowed, ...place }] of Object.entries(places))
  test(`${name}: what one reads stays where it is`, async ({ person, lists }, info) => {
    const { screen } = await person(lists.owner);
    const { page } = screen;
    const shifts: Shifts = {};
    const scroll = (by: number, count: number) =>
      largestShift(page, { ...place, by, count, watched: 250 });
    await open(screen, lists);
    shifts['once it is there'] = await scroll(0, 1);
    shifts['to the end'] = await scroll(1e6, 2);
    shifts['steps of 150 px up'] = await scroll(-150, 4);
    shifts['steps of 300 px up'] = await scroll(-300, 4);
    shifts['leaps of 3,000 px up'] = await scroll(-3_000, 3);
    shifts['to the start'] = await scroll(-1e6, 3);
    shifts['steps of 150 px down'] = await scroll(150, 4);
    shifts['steps of 300 px down'] = await scroll(300, 4);
    shifts['leaps of 3,000 px down'] = await scroll(3_000, 3);
    await scroll(-700, 1);
    shifts['a late picture above'] = await shiftWhile(page, place, () =>
      loadPictureAbove(page, place),
    );
    if (isNarrowed)
      shifts['a narrower window'] = await shiftWhile(page, place, () => page.resize(600, 860));
    for (const [what, px] of Object.entries(shifts))
      info.annotations.push({ type: 'shift', description: `${name}: ${what}: ${px}` });
    expect(Object.entries(shifts).filter(([, px]) => px > 1)).toEqual([]);
  });
