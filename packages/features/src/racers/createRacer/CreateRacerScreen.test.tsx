import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeClock,
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
  FakeReply,
  fakeRacer,
  type FakeBackend,
} from '../../testing';
import { racersBackend, racersContent } from '../../testing/racers.fixtures';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { CreateRacerScreen } from './CreateRacerScreen';
import { NAME_PAGES } from './knownAthletes';
import { matchAthletes } from './useAthleteSuggestions';

vi.setConfig({ testTimeout: 20_000 });

const onNavigate = vi.fn();
beforeEach(() => onNavigate.mockClear());

function open(
  backend: FakeBackend = racersBackend(),
  { pin = '4821', isUnlocked = true, clock = createStoryClock() } = {},
) {
  const environment = createFakeEnvironment({ clock });
  if (isUnlocked) environment.storage.local.set('sports_app_admin_unlocked', '1');
  const view = render(
    <FakeClubline
      backend={backend}
      environment={environment}
      onNavigate={onNavigate}
      config={pin ? { adminPin: pin } : {}}
    >
      <CreateRacerScreen />
    </FakeClubline>,
  );
  return { backend, environment, ...view };
}
const adjusted = (adjust: (backend: FakeBackend) => void, options = racersContent) =>
  racersBackend(options, adjust);
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const fill = async (fields: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    Age: '24',
    Bio: ' Quick. ',
    Origin: 'Tampa',
    'Height (inches)': '71',
    'Boat manufacturer': 'Kestrel',
    ...fields,
  };
  for (const [name, text] of Object.entries(values)) {
    if (!text) continue;
    await userEvent.click(box(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)));
    await userEvent.paste(text);
  }
};
const name = async (text: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Name/ }));
  await userEvent.paste(text);
};
const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Create racer' }));
const posts = (backend: FakeBackend) =>
  backend.callsTo('POST /jet-ski-racer-details').map(({ body }) => body);

describe('the PIN', () => {
  const pin = () => screen.getByLabelText('PIN');
  const unlock = () => screen.getByRole('button', { name: 'Unlock' });

  test('takes four digits and nothing else, says when it is wrong, and asks nobody', async () => {
    const { backend, environment } = open(racersBackend(), { isUnlocked: false });
    await waitFor(() => expect(backend.callsTo('GET /auth/me').length).toBeLessThanOrEqual(1));
    const before = backend.calls.length;
    await userEvent.type(pin(), 'a12b3');
    expect((pin() as HTMLInputElement).value).toBe('123');
    expect((unlock() as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(pin(), '45');
    expect((pin() as HTMLInputElement).value).toBe('1234');
    await userEvent.click(unlock());
    const alert = await screen.findByRole('alertdialog', { name: 'Wrong PIN' });
    expect(environment.storage.local.get('sports_app_admin_unlocked')).toBeNull();
    await userEvent.click(within(alert).getByRole('button'));
    await userEvent.type(pin(), '4821');
    await userEvent.click(unlock());
    expect(await screen.findByRole('heading', { name: 'Create racer' })).toBeTruthy();
    expect(environment.storage.local.get('sports_app_admin_unlocked')).toBe('1');
    expect(backend.calls).toHaveLength(before);
  });

  test('once unlocked, the form is there at once', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Create racer' })).toBeTruthy();
  });

  test('without a PIN the page says that it is not set up', () => {
    open(racersBackend(), { pin: '', isUnlocked: true });
    expect(screen.getByRole('heading', { name: 'This page is not set up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create racer' })).toBeNull();
  });
});

describe('the form', () => {
  test('says all that is missing, without a call', async () => {
    const { backend } = open();
    await fill({ Age: 'abc', Bio: '  ', 'Boat manufacturer': ' ', 'Height (inches)': '35' });
    await submit();
    expect(await screen.findByText('Please fix the form')).toBeTruthy();
    for (const text of [
      'Name is required.',
      'Age must be a number.',
      'Bio is required.',
      'Boat manufacturer is required.',
      'Height must be between 36 and 96 inches (3′0″–8′0″).',
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(posts(backend)).toHaveLength(0);
  });

  test('refuses a name that is taken, whatever its case', async () => {
    const { backend } = open();
    await name('jANE dOE');
    await fill();
    await submit();
    expect(
      (
        await screen.findAllByText(
          'Duplicate athlete jANE dOE already exists. Select it from the dropdown or change ' +
            'the name.',
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(posts(backend)).toHaveLength(0);
  });

  test('compares names of four pages at most', async () => {
    const { backend } = open();
    backend.handle('GET /jet-ski-racer-details', () => ({
      racers: [fakeRacer({ id: 'x', name: 'Somebody Else' })],
      nextPage: 2,
    }));
    await name('N');
    await fill();
    await submit();
    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    expect(backend.callsTo('GET /jet-ski-racer-details')).toHaveLength(NAME_PAGES);
  });

  test('sends metres and zeros, waits for the racer to be found, and leads there', async () => {
    const { backend } = open();
    await name(' Nora New ');
    await fill();
    await submit();
    expect(await screen.findByText('Finishing up…')).toBeTruthy();
    expect(await screen.findByText('Racer created')).toBeTruthy();
    expect(posts(backend)).toEqual([
      {
        name: 'Nora New',
        age: 24,
        bio: 'Quick.',
        origin: 'Tampa',
        height: 1.8,
        boatManufacturers: 'Kestrel',
        careerWins: 0,
        seasonWins: 0,
        seasonPodiums: 0,
        careerWordFinalsWins: 0,
      },
    ]);
    expect(onNavigate).toHaveBeenCalledWith('/racer/new-133', undefined);
  });

  test('leads to the name while the racer cannot be found yet', async () => {
    const clock = createFakeClock();
    const { backend } = open(racersBackend({ ...racersContent, indexingLooks: 100 }), { clock });
    await act(() => clock.advance(0));
    await name('Nora New');
    await fill({ 'Height (inches)': '' });
    await submit();
    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    await act(() => clock.advance(10_000));
    expect(posts(backend)[0]).not.toHaveProperty('height');
    expect(backend.callsTo('GET /jet-ski-racer-details/new-133')).toHaveLength(8);
    expect(onNavigate).toHaveBeenCalledWith('/racer/nora-new', undefined);
    expect(screen.getByText('Racer created')).toBeTruthy();
  });

  test('tries the athlete of that name when the plain way fails', async () => {
    const { backend } = open(
      adjusted((server) => server.fail('POST /jet-ski-racer-details', new FakeReply(500, {}), 1)),
    );
    await name('Janet Free');
    await fill();
    await submit();
    expect(await screen.findByText('Racer created')).toBeTruthy();
    expect(backend.callsTo('GET /athletes').at(-1)?.query.toString()).toBe(
      'limit=5&order=DESC&search=Janet+Free',
    );
    expect(posts(backend)[1]).toMatchObject({ name: 'Janet Free', athleteId: 'athlete-free' });
  });

  test.each([
    [
      'a refusal of the server',
      new FakeReply(403, { message: 'Administrators only.' }),
      'Create failed',
      'Administrators only.',
    ],
    [
      'refused fields',
      new FakeReply(400, {
        errors: [
          { property: 'age', messages: ['Odd'] },
          { property: 'bio', messages: ['Long'] },
        ],
      }),
      'Error',
      'Odd • Long',
    ],
    [
      'a failure with nobody of that name',
      new FakeReply(500, { message: 'The server is tired.' }),
      'Create failed',
      'The server is tired.',
    ],
  ])('%s is reported, and the form stays', async (_, how, title, text) => {
    const { backend } = open(adjusted((server) => server.fail('POST /jet-ski-racer-details', how)));
    await name('Nora New');
    await fill();
    await submit();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(posts(backend)).toHaveLength(1);
    expect(
      (screen.getByRole('button', { name: 'Create racer' }) as HTMLButtonElement).disabled,
    ).toBe(false);
  });

  test.each([
    ...refusalsOf('name', 'That name is taken.').map((row) => ['Name', ...row] as const),
    ...refusalsOf('bio').map((row) => ['Bio', ...row] as const),
  ])('what is refused stands under %s, as %s says it', async (label, _shape, reply, text) => {
    open(adjusted((server) => server.fail('POST /jet-ski-racer-details', reply)));
    await name('Nora New');
    await fill();
    await submit();
    await expectRefused(
      screen.getByLabelText(label, { exact: false, selector: 'input, textarea' }),
      text,
    );
  });

  test('a session that is over ends here too, and leads to signing in', async () => {
    const { environment } = open(
      adjusted((server) =>
        server.fail('POST /jet-ski-racer-details', new FakeReply(401, { message: 'No.' })),
      ),
    );
    await name('Nora New');
    await fill();
    await submit();
    expect(await screen.findByText('Sign in required')).toBeTruthy();
    expect(screen.getByText('Your session expired. Please sign in again.')).toBeTruthy();
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2F_admin%2Fcreate-racer', {
        replace: true,
      }),
    );
    // A session that is still there would lead from the sign-in page straight back.
    expect(environment.local.getItem('cl_access_token')).toBeNull();
  });

  test('what was entered stays, and is there again after signing in', async () => {
    const { unmount, environment } = open(
      adjusted((server) =>
        server.fail('POST /jet-ski-racer-details', new FakeReply(401, { message: 'No.' })),
      ),
    );
    await name('Nora New');
    await fill();
    await submit();
    expect(await screen.findByText('Sign in required')).toBeTruthy();
    expect((box(/^Bio/) as HTMLTextAreaElement).value).toBe(' Quick. ');
    unmount();
    const backend = racersBackend();
    render(
      <FakeClubline
        backend={backend}
        environment={environment}
        onNavigate={onNavigate}
        config={{ adminPin: '4821' }}
      >
        <CreateRacerScreen />
      </FakeClubline>,
    );
    // The end of a session locks the page too.
    await userEvent.type(screen.getByLabelText('PIN'), '4821');
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(
      ((await screen.findByRole('combobox', { name: /^Name/ })) as HTMLInputElement).value,
    ).toBe('Nora New');
    expect((box(/^Bio/) as HTMLTextAreaElement).value).toBe(' Quick. ');
    await submit();
    await waitFor(() => expect(backend.callsTo('POST /jet-ski-racer-details')).toHaveLength(1));
    await waitFor(() => expect((box(/^Bio/) as HTMLTextAreaElement).value).toBe(''));
  });
});

describe('a racer who may have been made', () => {
  const created = () => screen.findByText('Racer created');

  test('is looked for after a lost answer, and made once', async () => {
    const { backend } = open(
      adjusted((server) => server.fail('POST /jet-ski-racer-details', 'answer', 1)),
    );
    await name('Nora New');
    await fill();
    await submit();
    expect(await created()).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledWith('/racer/new-133', undefined);
    expect(posts(backend)).toHaveLength(1);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('is found where a browser has sent it twice and the second is refused', async () => {
    const { backend } = open();
    backend.handle('POST /jet-ski-racer-details', ({ body }) => {
      const { age, bio, origin, ...racer } = body as Record<string, unknown>;
      const nora = {
        ...racer,
        id: 'nora',
        athlete: { id: 'a', name: 'Nora New', age, bio, origin },
      };
      backend.handle('GET /jet-ski-racer-details', () => ({ racers: [nora] }));
      backend.handle('GET /jet-ski-racer-details/:id', () => nora);
      backend.handle('GET /athletes', () => ({ athletes: [nora.athlete] }));
      return new FakeReply(409, { message: 'This athlete has a racer profile already.' });
    });
    await name('Nora New');
    await fill();
    await submit();
    expect(await created()).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledWith('/racer/nora', undefined);
  });

  test('is looked for by the athlete where one was chosen', async () => {
    const { backend } = open(
      adjusted((server) => server.fail('POST /jet-ski-racer-details', 'answer', 1)),
    );
    await name('janet');
    await userEvent.click(await screen.findByRole('option', { name: /Janet Free/ }));
    await fill();
    await submit();
    expect(await created()).toBeTruthy();
    expect(posts(backend)).toHaveLength(1);
  });

  test('is said to be unsent while nobody knows, also after a reload', async () => {
    const clock = createFakeClock();
    const { backend, environment, unmount } = open(racersBackend(), { clock });
    await act(() => clock.advance(0));
    await name('Nora New');
    await fill();
    backend.fail('POST /jet-ski-racer-details', 'answer', 1);
    backend.fail('GET /athletes', 'network');
    // The names that are compared, then each look for the one that may be there.
    backend.handle('POST /jet-ski-racer-details', ({ body }) => {
      backend.fail('GET /jet-ski-racer-details', 'network', 2);
      return new FakeReply(201, { racer: fakeRacer({ ...(body as object), id: 'nora' }) });
    });
    await submit();
    await act(() => clock.advance(1_000));
    expect(await screen.findByText('Not sent')).toBeTruthy();
    unmount();
    render(
      <FakeClubline
        backend={backend}
        environment={environment}
        onNavigate={onNavigate}
        config={{ adminPin: '4821' }}
      >
        <CreateRacerScreen />
      </FakeClubline>,
    );
    await act(() => clock.advance(0));
    const nora = fakeRacer({ id: 'nora', name: 'Nora New' });
    backend.handle('GET /jet-ski-racer-details', () => ({ racers: [nora] }));
    backend.handle('GET /jet-ski-racer-details/:id', () => nora);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await act(() => clock.advance(10_000));
    expect(await created()).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledWith('/racer/nora', undefined);
    expect(posts(backend)).toHaveLength(1);
    expect(screen.queryByText(/Duplicate athlete/)).toBeNull();
  });

  test('is another one once something else is written', async () => {
    open(adjusted((server) => server.fail('POST /jet-ski-racer-details', 'network')));
    await name('Nora New');
    await fill();
    await submit();
    expect(await screen.findByText('Not sent')).toBeTruthy();
    await name('er');
    expect(screen.queryByText('Not sent')).toBeNull();
  });
});

describe('suggestions', () => {
  test('come from two letters on, after a pause, with one look-up for quick typing', async () => {
    const clock = createFakeClock();
    const { backend } = open(racersBackend(), { clock });
    await act(() => clock.advance(0));
    const field = screen.getByRole('combobox', { name: /^Name/ });
    await userEvent.type(field, 'J');
    await act(() => clock.advance(1_000));
    expect(backend.callsTo('GET /athletes')).toHaveLength(0);
    await userEvent.type(field, 'an');
    await act(() => clock.advance(249));
    expect(backend.callsTo('GET /athletes')).toHaveLength(0);
    await act(() => clock.advance(1));
    expect(await screen.findByRole('option', { name: /Jane Doe/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /Janet Free/ })).toBeTruthy();
    expect(backend.callsTo('GET /athletes')).toHaveLength(1);
  });

  const choose = async (typed: string, option: RegExp) => {
    await name(typed);
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  test('an athlete who has a racer leads to that racer', async () => {
    const { backend } = open();
    await choose('jane d', /Jane Doe/);
    await fill();
    await submit();
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(
        '/racer/6f1c9f0e-3f7d-4d52-9a51-0c5be2d3a111',
        undefined,
      ),
    );
    expect(posts(backend)).toHaveLength(0);
  });

  test('an athlete who has none is sent along', async () => {
    const { backend } = open();
    await choose('janet', /Janet Free/);
    await fill();
    await submit();
    await waitFor(() =>
      expect(posts(backend)[0]).toMatchObject({ name: 'Janet Free', athleteId: 'athlete-free' }),
    );
  });

  test('are eight at most, each athlete once', () => {
    const athletes = Array.from({ length: 12 }, (_, index) => ({
      id: `a${index}`,
      name: `Jo ${index}`,
      detail: '',
      racerId: null,
    }));
    expect(matchAthletes([...athletes, ...athletes], 'jo')).toHaveLength(8);
    expect(matchAthletes([...athletes.slice(0, 2), ...athletes.slice(0, 2)], 'jo')).toHaveLength(2);
  });
});
