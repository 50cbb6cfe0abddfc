import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { routeHref } from '../platform/routes';
import { ScoresScreen } from '../scores';
import { createFakeEnvironment, FakeClubline } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { findResult, rankOf, withoutRanks } from './findResult';
import { readResultAddress, resultAddressesIn, type ResultAddress } from './resultAddress';
import { ResultCards } from './ResultCards';
import { HIDDEN_RANKS_KEY } from './useHiddenRanks';

const scoresUrl = 'https://fans.example/scores';
const race = 'pro-runabout-stock';
/** The row of the table; podiums may name the rider, too. */
const rowOf = (rider: string) =>
  screen
    .getAllByText(rider)
    .map((name) => name.closest('tr'))
    .find((row) => row !== null)!;

function open(address: ResultAddress | null, environment = createFakeEnvironment()) {
  const page = (shown: ResultAddress | null) => (
    <FakeClubline environment={environment}>
      <ScoresScreen event={sampleEvent} address={shown} />
    </FakeClubline>
  );
  const { rerender } = render(page(address));
  return { environment, follow: (next: ResultAddress | null) => rerender(page(next)) };
}

describe('addresses', () => {
  test('a result has the same address going out and coming in', () => {
    const address = { day: 'sunday', race: 'pro ski/1', boat: 'X 12#' };
    expect(readResultAddress(new URL(routeHref({ to: 'result', ...address }), scoresUrl))).toEqual(
      address,
    );
    expect(routeHref({ to: 'result', day: 'sunday', race: 'relay', boat: '36' })).toBe(
      '/scores/aqua/sunday?race=relay#36',
    );
  });

  test.each([
    ['', '', null],
    ['?race=x', '#7', null],
    ['?day=monday', '#7', { day: 'monday' }],
    ['?day=monday&race=x', '#%E0%A4%A', { day: 'monday', race: 'x', boat: '%E0%A4%A' }],
  ])('%s%s reads as %j', (search, hash, address) =>
    expect(readResultAddress({ pathname: '/scores', search, hash })).toEqual(address),
  );

  test('signs that may end an address take no longer to read than letters do', () => {
    const leastTime = (sign: string) => {
      const text = `${scoresUrl}?day=monday&race=a#7${sign.repeat(20_000)}x`;
      const times = Array.from({ length: 5 }, () => {
        const begun = performance.now();
        resultAddressesIn(text, scoresUrl);
        return performance.now() - begun;
      });
      return Math.min(...times);
    };
    // What looks for the end anew at each sign takes some hundred times as long.
    expect(leastTime('.') / leastTime('x')).toBeLessThan(30);
  });

  test('in what people write, only rows of this very page are found, each once', () => {
    const text = [
      `Look: ${scoresUrl}?day=monday&race=a#7, (${scoresUrl}?day=monday&race=a#7)`,
      'https://evil.example/scores?day=monday&race=a#7',
      `Today: ${scoresUrl}/aqua/monday?race=a#8, ${scoresUrl}/aqua/monday`,
      `${scoresUrl}?day=monday ${scoresUrl}/teams?day=monday&race=a#7`,
      `javascript:${scoresUrl} ${scoresUrl}?day=friday&race=b#X12.`,
    ].join(' ');
    expect(resultAddressesIn(text, scoresUrl).map(({ href }) => href)).toEqual([
      '/scores?day=monday&race=a#7',
      '/scores/aqua/monday?race=a#8',
      '/scores?day=friday&race=b#X12',
    ]);
  });

  test.each([
    [{ day: 'someday' }, 'day'],
    [{ day: 'monday', race: 'none' }, 'race'],
    [{ day: 'monday', race, boat: '99' }, 'boat'],
    [{ day: 'monday', race, boat: 'X12' }, null],
    [{ day: 'monday', race }, null],
    [{ day: 'monday' }, null],
  ])('of %j the event lacks %s', (address, missing) =>
    expect(findResult(sampleEvent, address).missing).toBe(missing),
  );
});

describe('following a link', () => {
  test('to a boat opens its day and class, marks the row and gives it the focus', async () => {
    const { follow } = open({ day: 'tuesday', race, boat: '31' });
    expect(screen.getByRole('button', { name: "Hide Tuesday's Results" })).toBeTruthy();
    expect(screen.getByRole('button', { name: "Show Monday's Results" })).toBeTruthy();
    expect(rowOf('Kai Nakamura').getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Kai Nakamura')));
    follow({ day: 'tuesday', race, boat: '7' });
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Ines Carvalho')));
    expect(rowOf('Kai Nakamura').getAttribute('aria-current')).toBeNull();
  });

  test('leads there again when it is followed again, from another league, too', async () => {
    const { follow } = open({ day: 'tuesday', race, boat: '31' });
    await userEvent.click(screen.getByRole('tab', { name: 'NBA' }));
    follow({ day: 'tuesday', race, boat: '31' });
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Kai Nakamura')));
  });

  test.each([
    [{ day: 'someday', race }, 'This event has no such day', null],
    [{ day: 'monday', race: 'none' }, 'There is no such class on Monday', "Hide Monday's Results"],
    [
      { day: 'monday', race, boat: '99' },
      'There is no such boat in Pro Runabout Stock',
      "Hide Monday's Results",
    ],
  ])('%j says what is not there, and opens what is', (address, words, opened) => {
    open(address);
    expect(document.activeElement?.textContent).toContain(words);
    expect(screen.queryByRole('button', { name: /^Hide \w+'s Results/ })?.textContent ?? null).toBe(
      opened,
    );
  });

  test('the address of a class, and of the row that is marked, can be copied', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const { follow } = open({ day: 'monday', race });
    await user.click(screen.getByRole('button', { name: 'Copy link to Pro Runabout Stock' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    follow({ day: 'monday', race, boat: 'X12' });
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link to Tom Ashworth' }));
    expect(await screen.findByText('The link could not be copied')).toBeTruthy();
    expect(write.mock.calls.map(([url]) => url.replace(location.origin, ''))).toEqual([
      `/scores/aqua/monday?race=${race}`,
      `/scores/aqua/monday?race=${race}#X12`,
    ]);
    expect(
      screen
        .getByRole('link', { name: '31, link to this row of Kai Nakamura' })
        .getAttribute('href'),
    ).toBe(`/scores/aqua/monday?race=${race}#31`);
  });
});

describe('hidden places', () => {
  const words = () => document.body.textContent ?? '';

  test('nothing on the page shows a rank: not the figures, the order or the analysis', async () => {
    open({ day: 'monday', race });
    expect(words()).toContain('gold');
    await userEvent.click(screen.getByRole('switch', { name: /^Hide places/ }));
    expect(screen.queryByText(/belonged to Ines Carvalho/)).toBeNull();
    expect(words()).not.toMatch(/gold|silver|DNF|Why this place|Download/);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Ines Carvalho',
      'Kai Nakamura',
      'Tom Ashworth',
    ]);
    expect(within(rowOf('Ines Carvalho')).getAllByText('not shown')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Final/ })).toBeNull();
  });

  test(
    'one table can be shown, then the whole day; other days stay hidden, after a reload, ' + 'too',
    async () => {
      const { environment } = open({ day: 'monday', race });
      await userEvent.click(screen.getByRole('switch', { name: /^Hide places/ }));
      await userEvent.click(
        screen.getByRole('button', { name: 'Show places of Race 1 · Pro Runabout Stock' }),
      );
      expect(words()).toContain('gold');
      expect(screen.getByRole('table').parentElement?.parentElement?.closest('[tabindex]')).toBe(
        document.activeElement,
      );
      expect(screen.getByText('The analysis is hidden')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Show places of Monday' }));
      expect(screen.getByText('Monday belonged to Ines Carvalho.')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: "Show Tuesday's Results" }));
      expect(screen.getByText('The analysis is hidden')).toBeTruthy();
      expect(environment.storage.local.getJson(HIDDEN_RANKS_KEY)).toEqual({
        isHiding: true,
        shown: [`monday/${race}`, 'monday'],
      });
      await userEvent.click(screen.getByRole('switch', { name: /^Hide places/ }));
      await userEvent.click(screen.getByRole('switch', { name: /^Hide places/ }));
      expect(screen.getAllByText('The analysis is hidden')).toHaveLength(2);
    },
  );

  test('a race without places keeps riders, boats and ages', () => {
    const [first] = sampleEvent.days[0]!.races;
    const hidden = withoutRanks(first!);
    expect(hidden.rows.map(({ bikeNumber, rider, age }) => [bikeNumber, rider, age])).toEqual([
      [7, 'Ines Carvalho', 27],
      [31, 'Kai Nakamura', 31],
      ['X12', 'Tom Ashworth', null],
    ]);
    expect(JSON.stringify(hidden.rows)).not.toMatch(/"pos":\d|DNF|"rank":\d/);
    expect(hidden.rows.map((row) => rankOf(hidden, row))).toEqual([null, null, null]);
  });
});

describe('cards below what people write', () => {
  const results = `${scoresUrl}?day=monday&race=${race}`;
  const text = `Watch ${results}#31 and ${results}#99`;
  const cards = (environment = createFakeEnvironment()) => (
    <FakeClubline environment={environment}>
      <ResultCards text={text} scoresUrl={scoresUrl} event={sampleEvent} />
    </FakeClubline>
  );

  test('say who, in what and which place; an unknown row has none', () => {
    render(cards());
    const [card, ...others] = screen.getAllByRole('link');
    expect(others).toEqual([]);
    expect(card?.getAttribute('href')).toBe(`/scores?day=monday&race=${race}#31`);
    expect(card?.textContent).toContain('Kai Nakamura');
    expect(card?.textContent).toContain('Race 1 · Pro Runabout Stock · Monday, October 6th');
    expect(card?.textContent).toContain('Place 2, silver');
  });

  test('keep the place to themselves while places are hidden', () => {
    const environment = createFakeEnvironment();
    environment.storage.local.setJson(HIDDEN_RANKS_KEY, { isHiding: true, shown: [] });
    render(cards(environment));
    expect(screen.getByRole('link').textContent).toContain('Place hidden');
    expect(screen.getByRole('link').textContent).not.toMatch(/Place 2|silver/);
  });
});
