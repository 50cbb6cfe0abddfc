import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
} from '../testing';
import { chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { sampleEvent } from '../testing/results.fixtures';
import { scoresMessages } from './messages';
import { widgetsOf } from './leagues';
import { ScoresScreen, type ScoresScreenProps } from './ScoresScreen';

function show({ boards, ...props }: Partial<ScoresScreenProps> & { boards?: unknown } = {}) {
  const backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: chatHistory })],
  });
  if (boards) backend.handle('GET /scoreboards', () => boards);
  const environment = createFakeEnvironment();
  const onNavigate = vi.fn();
  render(
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate}>
      <ScoresScreen event={sampleEvent} {...props} />
    </FakeClubline>,
  );
  return { backend, environment, onNavigate };
}

afterEach(() => vi.restoreAllMocks());

test('six tabs stand in order, AQUA first and chosen', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'AQUA',
    'MLB',
    'NBA',
    'NFL',
    'NHL',
    'NCAAF',
  ]);
  expect(screen.getByRole('tab', { name: 'AQUA' }).getAttribute('aria-selected')).toBe('true');
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading.textContent).toContain('October 6th–12th');
  expect(heading.parentElement?.textContent).toContain('Finished');
});

test('the latest day is open and marked; the others unfold to theirs, and fold again', async () => {
  show();
  for (const { name } of sampleEvent.days)
    expect(
      screen.getByRole('button', {
        name: `${name === 'Sunday' ? 'Hide' : 'Show'} ${name}'s Results`,
      }),
    ).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  expect(
    links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent),
  ).toEqual(['Sunday']);
  await userEvent.click(screen.getByRole('button', { name: "Show Tuesday's Results" }));
  const day = within(screen.getByRole('region', { name: 'Tuesday' }));
  expect(day.getByRole('heading', { name: 'AI analysis' })).toBeTruthy();
  expect(day.getByText('Tuesday belonged to Ines Carvalho.')).toBeTruthy();
  await userEvent.click(day.getByRole('button', { name: 'Race 2 · Pro Runabout Stock' }));
  expect(day.getByRole('table', { name: 'Race 2 Pro Runabout Stock' })).toBeTruthy();
  await userEvent.click(day.getByRole('button', { name: "Hide Tuesday's Results" }));
  expect(screen.queryByText('Tuesday belonged to Ines Carvalho.')).toBeNull();
});

test('a pinned rider is remembered', async () => {
  const { environment } = show();
  await userEvent.click(screen.getByRole('button', { name: "Show Monday's Results" }));
  await userEvent.click(screen.getByRole('button', { name: 'Race 1 · Pro Runabout Stock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pin Tom Ashworth' }));
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Tom Ashworth');
  expect(environment.storage.local.getJson('cl_pinned_riders')).toEqual(['X12 Tom Ashworth']);
});

test('opening the chat leads to it, and closing it there leads back to the button', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Join Live Chatroom' }));
  const room = await screen.findByRole('complementary', { name: 'World Finals live' });
  expect(room.contains(document.activeElement)).toBe(true);
  await userEvent.click(await within(room).findByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Join Live Chatroom' }));
});

test('the chat of the event opens beside the results, and hiding it leaves the room', async () => {
  const { backend } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Join Live Chatroom' }));
  expect(await screen.findByText('42 online')).toBeTruthy();
  expect(backend.callsTo('POST /live-chats/create-chat-room')[0]?.body).toEqual({
    matchId: 'aqua_world_finals_2025',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hide Chatroom' }));
  expect(screen.queryByText('42 online')).toBeNull();
  await waitFor(() => expect(backend.sockets.all[0]?.sent.at(-1)?.event).toBe('leaveRoom'));
});

/** Opens the schedule by the button or by the banner, which say the same. */
const viewSchedule = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'View schedule' })[0] as HTMLElement);

test('the chat is open where the address names its room, until one leaves it', async () => {
  const room = { roomId: sampleEvent.roomId };
  const page = (shown: { roomId: string }) => (
    <FakeClubline backend={createFakeBackend({ areas: [authFake(), chatFake()] })}>
      <ScoresScreen event={sampleEvent} room={shown} />
    </FakeClubline>
  );
  const { rerender } = render(page({ roomId: 'another' }));
  expect(screen.getByRole('button', { name: 'Join Live Chatroom' })).toBeTruthy();
  rerender(page(room));
  await userEvent.click(await screen.findByRole('button', { name: 'Hide Chatroom' }));
  rerender(page(room));
  expect(screen.getByRole('button', { name: 'Join Live Chatroom' })).toBeTruthy();
  rerender(page({ ...room }));
  expect(await screen.findByRole('button', { name: 'Hide Chatroom' })).toBeTruthy();
});

test('the schedule opens at full size from the list of times and closes with Escape', async () => {
  show();
  await viewSchedule();
  const list = await screen.findByRole('dialog', { name: 'Schedule' });
  await userEvent.click(within(list).getByRole('button', { name: 'Full-size picture' }));
  expect(await screen.findByAltText('Schedule of the week')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByAltText('Schedule of the week')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Schedule' })).toBeTruthy();
});

describe('the times of the event', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Madrid'));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('are those of the reader’s own zone, on the day that it is there', async () => {
    show();
    await viewSchedule();
    expect(screen.getByText('Times in your time zone: Central European Summer Time')).toBeTruthy();
    const sessionsOn = (day: string) =>
      within(screen.getByRole('region', { name: day }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(sessionsOn('Monday 6 October')).toEqual(['18:00–19:30Novice Ski Lites']);
    expect(sessionsOn('Tuesday 7 October')).toEqual(['05:00–06:00Night sprint, with lights']);
  });

  test('go into the calendar at their moment, with the event’s name and place', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show();
    await viewSchedule();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect((press.mock.contexts[0] as HTMLAnchorElement).download).toBe('schedule.ics');
    const text = (await files[0]!.text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Novice Ski Lites – World Finals – Lake Havasu\\, October');
    expect(text).toContain('DTSTART:20251006T160000Z');
    expect(text).toContain('LOCATION:Lake Havasu');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  test('leave out what has no readable times, and lead to the picture without any', async () => {
    const programme = sampleEvent.programme!;
    type Sessions = typeof programme.sessions;
    const [first, second] = programme.sessions as [Sessions[0], Sessions[0]];
    const unreadable = { ...first, start: 'soon' };
    const withSessions = (sessions: Sessions) =>
      show({ event: { ...sampleEvent, programme: { ...programme, sessions } } });
    withSessions([unreadable, second]);
    await viewSchedule();
    expect(screen.getByText(second.title)).toBeTruthy();
    expect(screen.queryByText(first.title)).toBeNull();
    cleanup();
    withSessions([unreadable]);
    await viewSchedule();
    expect(await screen.findByAltText('Schedule of the week')).toBeTruthy();
  });

  test('are not spoken of where the content has none: there is the picture alone', async () => {
    const { programme: _programme, ...event } = sampleEvent;
    show({ event });
    await viewSchedule();
    expect(await screen.findByAltText('Schedule of the week')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Schedule' })).toBeNull();
  });
});

test(
  'where neither a provider nor the backend has a board, a league says so, and only its ' +
    'own widgets are there',
  async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'MLB' }));
    expect(screen.getByRole('region', { name: 'MLB playoffs' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'MLB season scores' })).toBeTruthy();
    expect(await screen.findAllByText('No score provider is set up for this league')).toHaveLength(
      2,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'NHL' }));
    expect(screen.getAllByText('No score provider is set up for this league')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'MLB playoffs' })).toBeNull();
    expect(
      screen.getByText(
        'Scores of the leagues come from a sports-data provider and may load slowly.',
      ),
    ).toBeTruthy();
  },
);

test.each([
  ['a board that says it posts its height has loaded only once it has', true, 1],
  ['of a board that says nothing of that, the browser’s word counts', undefined, 0],
])('%s', async (_title, postsHeight, stillLoading) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ boards: { data: { boards: [{ id: 'nfl', path: '/scoreboards/nfl', postsHeight }] } } });
  await userEvent.click(screen.getByRole('tab', { name: 'NFL' }));
  fireEvent.load(await screen.findByTitle('NFL scores'));
  expect(screen.queryAllByLabelText('Loading scores…')).toHaveLength(stillLoading);
});

test('the backend’s own boards stand in where no provider is set, and only there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { backend, environment } = show({
    widgetSources: { nba: 'https://provider.example/nba' },
    boards: {
      data: {
        boards: [
          { id: 'nfl', path: '/scoreboards/nfl' },
          { id: 'nhl', path: 'https://evil.example' },
        ],
      },
    },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'NBA' }));
  expect(screen.getByTitle('NBA scores').getAttribute('src')).toBe('https://provider.example/nba');
  expect(backend.callsTo('GET /scoreboards')).toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'NFL' }));
  expect((await screen.findByTitle('NFL scores')).getAttribute('src')).toBe('/api/scoreboards/nfl');
  act(() => environment.storage.local.set('clubline_theme', 'dark'));
  expect(screen.getByTitle('NFL scores').getAttribute('src')).toBe(
    '/api/scoreboards/nfl?theme=dark',
  );
  expect(screen.queryByTitle('NBA scores')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'NHL' }));
  expect(await screen.findByText('No score provider is set up for this league')).toBeTruthy();
});

test('a board that follows the theme is told of it, and not loaded anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { environment } = show({
    boards: { data: { boards: [{ id: 'nfl', path: '/scoreboards/nfl', followsTheme: true }] } },
  });
  act(() => environment.storage.local.set('clubline_theme', 'light'));
  await userEvent.click(screen.getByRole('tab', { name: 'NFL' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('NFL scores');
  expect(frame.getAttribute('src')).toBe('/api/scoreboards/nfl?theme=light');
  const told = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: told } });
  fireEvent.load(frame);
  act(() => environment.storage.local.set('clubline_theme', 'dark'));
  expect(told).toHaveBeenLastCalledWith({ theme: 'dark' }, '*');
  act(() => environment.storage.local.remove('clubline_theme'));
  expect(told).toHaveBeenLastCalledWith({ theme: null }, '*');
  expect(frame.getAttribute('src')).toBe('/api/scoreboards/nfl?theme=light');
});

test.each([500, 429])(
  'boards that a %i kept away are asked for again, not said to be missing',
  async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = show({
      boards: { data: { boards: [{ id: 'nfl', path: '/scoreboards/nfl' }] } },
    });
    backend.fail('GET /scoreboards', new FakeReply(status, {}), 1);
    await userEvent.click(screen.getByRole('tab', { name: 'NFL' }));
    expect(await screen.findByText('The scores did not load')).toBeTruthy();
    expect(screen.queryByText('No score provider is set up for this league')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('NFL scores')).toBeTruthy();
  },
);

test('widgets have the heights of their kind', () => {
  expect(widgetsOf('MLB', { mlb: 'https://x.example' }, scoresMessages.texts)).toEqual([
    {
      title: 'MLB playoffs',
      board: 'mlb-playoffs',
      src: undefined,
      initialHeight: 450,
      minHeight: 450,
      maxHeight: 500,
    },
    {
      title: 'MLB season scores',
      board: 'mlb',
      src: 'https://x.example',
      initialHeight: 700,
      minHeight: 700,
      maxHeight: 800,
    },
  ]);
  expect(widgetsOf('NFL', { nfl: 'https://y.example' }, scoresMessages.texts)).toEqual([
    {
      title: 'NFL scores',
      board: 'nfl',
      src: 'https://y.example',
      initialHeight: 700,
      minHeight: 700,
      maxHeight: 800,
    },
  ]);
});

test('the racer search has a button only where there is one', async () => {
  show({ renderRacerSearch: ({ isOpen }) => isOpen && <p>Who are you looking for?</p> });
  await userEvent.click(screen.getByRole('button', { name: 'Search racers' }));
  expect(screen.getByText('Who are you looking for?')).toBeTruthy();
});

test('the racer search has an address, and lies over the board of our event', async () => {
  const renderRacerSearch: ScoresScreenProps['renderRacerSearch'] = ({
    isOpen,
    query,
    ...search
  }) =>
    isOpen && (
      <>
        <p>Looking for “{query}”</p>
        <button onClick={() => search.onQueryChange(' ann ')}>Type</button>
        <button onClick={() => search.onOpenChange(false)}>Close</button>
      </>
    );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const { onNavigate } = show({ renderRacerSearch, racerQuery: 'jane' });
  expect(screen.getByText('Looking for “jane”')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'AQUA' }).getAttribute('aria-selected')).toBe('true');
  await press('Type');
  const kept = { keepsPlace: true, replace: true };
  expect(onNavigate).toHaveBeenLastCalledWith('/scores/search?q=ann', kept);
  await press('Close');
  expect(onNavigate).toHaveBeenLastCalledWith('/scores', kept);
  await press('Search racers');
  expect(onNavigate).toHaveBeenLastCalledWith('/scores/search', { keepsPlace: true });
});

/** What the search among riders has found. */
const foundRiders = () => within(screen.getByRole('region', { name: 'Riders of all days' }));

const openMonday = async () => {
  await userEvent.click(screen.getByRole('button', { name: "Show Monday's Results" }));
  await userEvent.click(screen.getByRole('button', { name: 'Race 1 · Pro Runabout Stock' }));
};

test('riders and boats are found on all days, open or not', async () => {
  show();
  const field = screen.getByRole('searchbox', { name: 'Find a rider or a boat' });
  await userEvent.type(field, 'nakamura kai');
  expect(await screen.findByText('7 results')).toBeTruthy();
  const links = foundRiders().getAllByRole('link');
  expect(links).toHaveLength(7);
  expect(links[2]?.textContent).toContain('Wednesday');
  expect(links[2]?.getAttribute('href')).toBe('/scores/aqua/wednesday?race=pro-runabout-stock#31');
  await userEvent.clear(field);
  await userEvent.type(field, 'x12');
  expect(await foundRiders().findAllByText('Tom Ashworth')).toHaveLength(7);
  await userEvent.clear(field);
  await userEvent.type(field, 'nobody');
  expect(await screen.findByText('No rider or boat is called so on any day.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Riders of all days' })).toBeNull();
});

test('the search tells no place while places are hidden', async () => {
  show();
  await userEvent.click(screen.getByRole('switch', { name: /Hide places/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a rider or a boat' }), 'ines');
  await screen.findByText('7 results');
  expect(foundRiders().getAllByText('Place hidden')).toHaveLength(7);
});

test('days and podiums of the latest races stand first, unless places are hidden', async () => {
  show();
  const days = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  expect(days.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
    'Friday',
    '/scores/aqua/friday',
  ]);
  const latest = within(screen.getByRole('region', { name: 'Latest results: Sunday' }));
  const [race] = latest.getAllByRole('link');
  expect(race?.getAttribute('href')).toMatch(/^\/scores\/aqua\/sunday\?race=/);
  expect(race?.textContent).toContain('Place 1, gold');
  await userEvent.click(screen.getByRole('switch', { name: /Hide places/ }));
  expect(race?.textContent).toContain('Place hidden');
  expect(race?.textContent).not.toContain('Place 1');
});

test('the name of a rider leads to their page', async () => {
  show();
  await openMonday();
  expect(screen.getByRole('link', { name: 'Kai Nakamura' }).getAttribute('href')).toBe(
    '/racer/kai-nakamura',
  );
});

test('a class shows who gained and lost from moto to moto, unless places are hidden', async () => {
  show();
  await openMonday();
  await userEvent.click(screen.getByRole('button', { name: 'From moto to moto' }));
  const movement = within(
    screen.getByRole('table', { name: 'Places of Pro Runabout Stock from moto to moto' }),
  );
  expect(movement.getByRole('row', { name: /^Kai Nakamura/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /Hide places/ }));
  expect(screen.queryByRole('button', { name: 'From moto to moto' })).toBeNull();
});

test('races that are still to come leave the latest results where they are', () => {
  const days = sampleEvent.days.map((day, index, all) => ({
    ...day,
    races: index < all.length - 2 ? day.races : day.races.map((race) => ({ ...race, rows: [] })),
  }));
  show({ event: { ...sampleEvent, days } });
  const latest = within(screen.getByRole('region', { name: 'Latest results: Friday' }));
  expect(latest.getByRole('link').textContent).toContain('Place 1, gold');
});

test('the day that the address leads to is the current one, whatever else is open', async () => {
  show({ address: { day: 'friday' } });
  await openMonday();
  const days = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  const current = days.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current.map((link) => link.textContent)).toEqual(['Friday']);
});
