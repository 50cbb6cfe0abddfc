import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  FakeClubline,
  FakeReply,
  fakeRacer,
  type FakeBackend,
  type FakeClublineProps,
} from '../testing';
import { JANE_ID, jane, racersBackend, racersContent } from '../testing/racers.fixtures';
import { expectRefused, refusalsOf } from '../testing/refusals.fixtures';
import { sampleEvent } from '../testing/results.fixtures';
import { RacerScreen, type RacerScreenProps } from './RacerScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(
  backend: FakeBackend = racersBackend(),
  idOrSlug = JANE_ID,
  around: Partial<FakeClublineProps> = {},
  props: Omit<RacerScreenProps, 'idOrSlug'> = {},
) {
  render(
    <FakeClubline backend={backend} {...around}>
      <RacerScreen idOrSlug={idOrSlug} {...props} />
    </FakeClubline>,
  );
  return backend;
}
const adjusted = (adjust: (backend: FakeBackend) => void) => racersBackend(undefined, adjust);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const openEditor = async () => {
  await press('Edit');
  return within(await screen.findByRole('dialog', { name: 'Edit Jane Doe' }));
};
const puts = (backend: FakeBackend) => backend.callsTo('PUT /jet-ski-racer-details/:id');
const refill = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const choosePhoto = async (file = new File(['x'], 'face.png', { type: 'image/png' })) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file, {
    applyAccept: false,
  });

describe('the page', () => {
  test('shows chips, figures and words with one request', async () => {
    const backend = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Jane Doe' })).toBeTruthy();
    for (const text of [
      'Lake Havasu, USA',
      '24 yrs',
      '5′11″',
      'Kestrel Marine',
      'Career Wins',
      'Season Wins',
      'Season Podiums',
      'Career WF Wins',
      'Started on a borrowed hull.',
      'Race media & posts coming soon.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(backend.calls.filter(({ path }) => path !== '/auth/me')).toHaveLength(1);
  });

  test('waits in words, and finds a racer by name', async () => {
    const backend = racersBackend();
    const release = backend.hold('GET /jet-ski-racer-details');
    open(backend, 'mateo-orourke');
    expect(screen.getByText('Loading racer…')).toBeTruthy();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: "Mateo O'Rourke" })).toBeTruthy();
    expect(screen.getByText('Bio coming soon.')).toBeTruthy();
  });

  test('says that there is no such racer, and leads back', async () => {
    const onNavigate = vi.fn();
    open(racersBackend(), 'nobody-at-all', { onNavigate });
    expect(await screen.findByRole('heading', { name: "Couldn't load this racer" })).toBeTruthy();
    expect(screen.getByText('Racer not found')).toBeTruthy();
    await press('Go back');
    expect(onNavigate).toHaveBeenCalledWith('/scores', undefined);
  });

  const withJane = {
    days: sampleEvent.days.map((day) => ({
      ...day,
      races: day.races.map((race) => ({
        ...race,
        rows: race.rows.map((row, index) => (index === 0 ? { ...row, rider: 'Jane Doe' } : row)),
      })),
    })),
  };

  test('whom no backend knows has a page of their results, which nobody edits', async () => {
    open(racersBackend(), 'kai-nakamura', {}, { event: sampleEvent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kai Nakamura' })).toBeTruthy();
    expect(
      screen.getByText(
        'Nobody has written this racer’s page yet. These are the results of the event.',
      ),
    ).toBeTruthy();
    const results = within(screen.getByRole('region', { name: 'Results' }));
    for (const link of results.getAllByRole('link')) {
      expect(link.textContent).toMatch(/Race \d+/);
      expect(link.textContent).not.toMatch(/Kai Nakamura/);
    }
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press('Search racers');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('lists the results of the event, each leading to its race', async () => {
    open(racersBackend(), JANE_ID, {}, { event: withJane });
    const results = within(await screen.findByRole('region', { name: 'Results' }));
    const links = results.getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(links[0]?.getAttribute('href')).toBe('/scores/aqua/monday?race=pro-runabout-stock#31');
  });

  test('a rider of the event of whom nothing else is known has their results', async () => {
    open(racersBackend(), 'kai-nakamura', {}, { event: sampleEvent });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kai Nakamura' })).toBeTruthy();
    expect(screen.queryByText("Couldn't load this racer")).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Results' })).getAllByRole('link'),
    ).toHaveLength(7);
  });

  test('somebody who did not ride in the event has no list of results', async () => {
    open(racersBackend(), JANE_ID, {}, { event: sampleEvent });
    await screen.findByRole('heading', { level: 1, name: 'Jane Doe' });
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  });

  test('says why it could not be loaded', async () => {
    open(
      adjusted((server) =>
        server.fail('GET /jet-ski-racer-details', new FakeReply(503, { message: 'Back at noon.' })),
      ),
      'jane-doe',
    );
    expect(await screen.findByText('Back at noon.')).toBeTruthy();
  });
});

describe('changing a racer', () => {
  test('only what changed is sent, and shown', async () => {
    const backend = open();
    await openEditor();
    await refill('Bio', '  World champion.  ');
    await press('Save changes');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(puts(backend).map(({ body }) => body)).toEqual([{ bio: 'World champion.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('World champion.')).toBeTruthy();
  });

  test('nothing changed just closes', async () => {
    const backend = open();
    await openEditor();
    await press('Save changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(backend)).toHaveLength(0);
    expect(screen.queryByText('Profile updated')).toBeNull();
  });

  test('an age and a height out of range are refused without a call', async () => {
    const backend = open();
    await openEditor();
    await refill('Age', '8');
    await press('Save changes');
    expect(await screen.findByText('Please fix the form')).toBeTruthy();
    expect(screen.getAllByText(/Age must be at least 9\./).length).toBeGreaterThan(0);
    expect(puts(backend)).toHaveLength(0);
  });

  test.each([
    [
      {
        errors: [
          { property: 'age', messages: ['Odd'] },
          { property: 'bio', messages: ['Long'] },
        ],
      },
      'age: Odd • bio: Long',
    ],
    [{ error: 'Only administrators may edit racers.' }, 'Only administrators may edit racers.'],
    [{}, 'Validation error'],
  ])('a refusal %j is reported and the words stay', async (body, text) => {
    open(
      adjusted((server) => server.fail('PUT /jet-ski-racer-details/:id', new FakeReply(400, body))),
    );
    await openEditor();
    await refill('Bio', 'Kept.');
    await press('Save changes');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect((field('Bio') as HTMLTextAreaElement).value).toBe('Kept.');
  });

  test.each([
    ...refusalsOf('age').map((row) => ['Age', ...row] as const),
    ...refusalsOf('boatManufacturers.0').map((row) => [/^Boat/, ...row] as const),
  ])('what is refused stands under %s, as %s says it', async (name, _shape, reply, text) => {
    open(adjusted((server) => server.fail('PUT /jet-ski-racer-details/:id', reply)));
    await openEditor();
    await refill('Bio', 'Kept.');
    await press('Save changes');
    await expectRefused(screen.getByRole('textbox', { name }), text);
    expect((field('Bio') as HTMLTextAreaElement).value).toBe('Kept.');
  });

  test.each([1, 2])('what was stored is saved, %s answers lost', async (times) => {
    open(adjusted((server) => server.fail('PUT /jet-ski-racer-details/:id', 'answer', times)));
    await openEditor();
    await refill('Bio', 'Stored all the same.');
    await press('Save changes');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(screen.queryByText('Update failed')).toBeNull();
  });

  test('a gateway that cannot answer finds no fault with the values', async () => {
    const reply = new FakeReply(502, '<html>Bad gateway</html>');
    open(adjusted((server) => server.fail('PUT /jet-ski-racer-details/:id', reply)));
    await openEditor();
    await refill('Bio', 'Kept.');
    await press('Save changes');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.queryByText('Validation error')).toBeNull();
    expect((field('Bio') as HTMLTextAreaElement).value).toBe('Kept.');
  });

  test('a photo alone is uploaded, and nothing else is sent', async () => {
    const backend = open();
    await openEditor();
    await choosePhoto();
    await press('Save changes');
    expect(await screen.findByText('Photo uploaded')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsTo(`POST /athletes/upload-image/${jane.athlete.id}`)).toHaveLength(1);
    expect(
      (
        backend.callsTo(`POST /athletes/upload-image/${jane.athlete.id}`)[0]?.body as
          FormData | undefined
      )?.get('media'),
    ).toBeInstanceOf(File);
    expect(puts(backend)).toHaveLength(0);
  });

  test('a photo that was stored and brought no answer is uploaded', async () => {
    const backend = open(
      adjusted((server) => server.fail('POST /athletes/upload-image/:id', 'answer', 1)),
    );
    await openEditor();
    await choosePhoto();
    await press('Save changes');
    expect(await screen.findByText('Photo uploaded')).toBeTruthy();
    expect(screen.queryByText('Update failed')).toBeNull();
    expect(backend.callsTo('POST /athletes/upload-image/:id')).toHaveLength(2);
  });

  test.each([
    ['without an address', new FakeReply(200, {}), 'Upload succeeded but no mediaUrl returned.'],
    [
      'that is too large',
      new FakeReply(413, { message: 'Payload Too Large' }),
      'The picture is too large.',
    ],
    [
      'that is no image',
      new FakeReply(400, { message: 'That is not an image we can read.' }),
      'That is not an image we can read.',
    ],
    ['on a lost connection', 'network' as const, 'The connection was lost. Please try again.'],
  ])('a photo %s is reported, and the fields are not sent', async (_, how, text) => {
    const backend = open(adjusted((server) => server.fail('POST /athletes/upload-image/:id', how)));
    await openEditor();
    await refill('Bio', 'Kept.');
    await choosePhoto();
    await press('Save changes');
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(puts(backend)).toHaveLength(0);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('what a photo shows, in words', () => {
  const embedding = () => racersBackend({ ...racersContent, embeds: true });

  test('goes with the photo and stands for it', async () => {
    const backend = open(embedding());
    await openEditor();
    expect(screen.queryByRole('textbox', { name: 'Describe the photo' })).toBeNull();
    await choosePhoto();
    await userEvent.type(field('Describe the photo'), ' At the start. ');
    await press('Save changes');
    expect(await screen.findByText('Photo uploaded')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'At the start.' })).toBeTruthy();
    expect(
      (
        backend.callsTo(`POST /athletes/upload-image/${jane.athlete.id}`)[0]?.body as
          FormData | undefined
      )?.get('alt'),
    ).toBe('At the start.');
  });

  test('is not asked for where the server would not keep it', async () => {
    const backend = open();
    await openEditor();
    await choosePhoto();
    expect(screen.queryByRole('textbox', { name: 'Describe the photo' })).toBeNull();
    await press('Save changes');
    expect(await screen.findByText('Photo uploaded')).toBeTruthy();
    expect(
      (
        backend.callsTo(`POST /athletes/upload-image/${jane.athlete.id}`)[0]?.body as
          FormData | undefined
      )?.has('alt'),
    ).toBe(false);
  });
});

describe('a racer whom somebody else changes meanwhile', () => {
  const changed = 'This racer was changed meanwhile';
  const begin = async (theirs: object) => {
    const backend = open();
    await openEditor();
    await refill('Age', '31');
    const racer = fakeRacer({ id: JANE_ID, name: 'Jane Doe', ...theirs });
    backend.handle('GET /jet-ski-racer-details/:id', () => racer);
    await press('Save changes');
    return backend;
  };

  test('is shown, not overwritten, until somebody says so', async () => {
    const backend = await begin({ athlete: { age: 27 } });
    expect((await screen.findAllByText(changed)).length).toBeGreaterThan(0);
    expect(screen.getByText('Saved: 27')).toBeTruthy();
    expect(puts(backend)).toHaveLength(0);
    expect((field('Age') as HTMLInputElement).value).toBe('31');
    await press('Keep what I wrote');
    await press('Save changes');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(puts(backend).map(({ body }) => body)).toEqual([{ age: 31 }]);
  });

  test('has what they saved when that is chosen', async () => {
    const backend = await begin({ athlete: { age: 27 } });
    await press('Use what was saved');
    expect((field('Age') as HTMLInputElement).value).toBe('27');
    expect(puts(backend)).toHaveLength(0);
  });

  test('keeps the other fields that they have saved', async () => {
    const backend = await begin({ origin: 'Perth, Australia' });
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(puts(backend).map(({ body }) => body)).toEqual([{ age: 31 }]);
    expect(screen.queryByText(changed)).toBeNull();
  });
});

describe('what was written of a racer and not saved', () => {
  const age = () => (field('Age') as HTMLInputElement).value;

  test('is there again when the window was closed, and gone when it was cancelled', async () => {
    open();
    await openEditor();
    await refill('Age', '31');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openEditor();
    expect(age()).toBe('31');
    await press('Cancel');
    await openEditor();
    expect(age()).toBe('24');
  });

  test('has an address', async () => {
    const onNavigate = vi.fn();
    open(racersBackend(), 'jane-doe', { onNavigate });
    await openEditor();
    expect(onNavigate).toHaveBeenLastCalledWith('/racer/jane-doe/edit', { keepsPlace: true });
    await press('Cancel');
    expect(onNavigate).toHaveBeenLastCalledWith('/racer/jane-doe', {
      keepsPlace: true,
      back: true,
    });
  });

  test('is open where the address names it', async () => {
    open(racersBackend(), 'jane-doe', {}, { section: 'edit' });
    expect(await screen.findByRole('dialog', { name: 'Edit Jane Doe' })).toBeTruthy();
  });
});

describe('finding a racer', () => {
  const search = async () => screen.findByRole('searchbox', { name: 'Search racers' });

  test('loads further pages until their matches are there, and leads to one', async () => {
    const onNavigate = vi.fn();
    const backend = open(racersBackend(), JANE_ID, { onNavigate });
    await press('Search racers');
    expect(await screen.findByText('Starter 0')).toBeTruthy();
    await userEvent.type(await search(), 'li');
    expect(await screen.findByText('Freja Lindqvist 119')).toBeTruthy();
    expect(backend.callsTo('GET /jet-ski-racer-details')).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: /Freja Lindqvist 119/ }));
    expect(onNavigate).toHaveBeenCalledWith('/racer/r-119');
  });

  test('has an address with its words, which Back from a racer leads to', async () => {
    const onNavigate = vi.fn();
    open(racersBackend(), 'jane-doe', { onNavigate });
    await press('Search racers');
    expect(onNavigate).toHaveBeenLastCalledWith('/racer/jane-doe/search', { keepsPlace: true });
    await userEvent.type(await search(), 'lind');
    await waitFor(() =>
      expect(onNavigate).toHaveBeenLastCalledWith('/racer/jane-doe/search?q=lind', {
        keepsPlace: true,
        replace: true,
      }),
    );
    expect(onNavigate).toHaveBeenCalledTimes(2);
    await userEvent.click(await screen.findByRole('link', { name: /Freja Lindqvist 39/ }));
    // Following a link is no closing: the address stays for Back.
    expect(onNavigate).toHaveBeenCalledTimes(3);
    expect(onNavigate).toHaveBeenLastCalledWith('/racer/r-39');
  });

  test('is open with the words that the address names, and closed by going back', async () => {
    const onNavigate = vi.fn();
    open(racersBackend(), 'jane-doe', { onNavigate }, { section: 'search', query: 'lind' });
    expect((await search()) as HTMLInputElement).toHaveProperty('value', 'lind');
    expect(await screen.findByRole('link', { name: /Freja Lindqvist 39/ })).toBeTruthy();
    expect(onNavigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onNavigate).toHaveBeenLastCalledWith('/racer/jane-doe', {
      keepsPlace: true,
      replace: true,
    });
  });

  test('a server that leads on by cursors is asked for names', async () => {
    const backend = open(racersBackend({ ...racersContent, hasCursors: true }));
    await press('Search racers');
    expect(await screen.findByText('Starter 0')).toBeTruthy();
    await userEvent.type(await search(), 'freja lindqvist 119');
    expect(await screen.findByRole('link', { name: /Freja Lindqvist 119/ })).toBeTruthy();
    expect(backend.callsTo('GET /jet-ski-racer-details').at(-1)?.query.get('search')).toBe(
      'freja lindqvist 119',
    );
  });

  test('goes on past a page of racers without names, and stops where they never end', async () => {
    let pages = 0;
    const named = adjusted((server) =>
      server.handle('GET /jet-ski-racer-details', () => {
        pages += 1;
        return {
          racers: [
            pages === 3
              ? fakeRacer({ id: 'r3', athlete: { id: 'a3', name: 'Third Page' } })
              : { id: `r${pages}` },
          ],
          meta: { hasNextPage: true },
        };
      }),
    );
    open(named);
    await press('Search racers');
    expect(await screen.findByRole('link', { name: /Third Page/ })).toBeTruthy();
  });

  test('says that there is nobody when ten further pages name nobody', async () => {
    let pages = 0;
    open(
      adjusted((server) =>
        server.handle('GET /jet-ski-racer-details', () => ({
          racers: [{ id: `r${(pages += 1)}` }],
          meta: { hasNextPage: true },
        })),
      ),
    );
    await press('Search racers');
    expect(await screen.findByText('No racers found.', { selector: 'p' })).toBeTruthy();
    expect(pages).toBe(11);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  });

  test('one letter filters nothing and asks for nothing', async () => {
    const backend = open();
    await press('Search racers');
    await userEvent.type(await search(), 'z');
    expect(await screen.findByText('Starter 0')).toBeTruthy();
    expect(backend.callsTo('GET /jet-ski-racer-details')).toHaveLength(1);
  });

  test('endless pages without a match are left after ten further ones', async () => {
    const backend = open();
    let page = 0;
    backend.handle('GET /jet-ski-racer-details', () => ({
      racers: [fakeRacer({ id: `p-${(page += 1)}`, name: `Nobody ${page}` })],
      meta: { hasNextPage: true },
    }));
    await press('Search racers');
    await userEvent.click(await search());
    await userEvent.paste('zzz');
    await waitFor(() => expect(page).toBe(11));
    expect(await screen.findByText('No racers found.', { selector: 'p' })).toBeTruthy();
    expect(page).toBe(11);
  });

  test('a failure says so and can be tried again', async () => {
    open(
      adjusted((server) => server.fail('GET /jet-ski-racer-details', new FakeReply(500, {}), 1)),
    );
    await press('Search racers');
    expect(await screen.findByText('Failed to load racers')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Starter 0')).toBeTruthy();
  });
});
