import { ClubBanner, ClubCard } from '@clubline/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstRequests } from '../shell';
import { recordPath } from '../testing';
import { clubsCalls } from './clubs.calls';

type Asking = Parameters<Parameters<typeof recordPath>[0]>[0];

test.each([
  ['discover', ({ client }: Asking) => clubsCalls.loadAll(client)],
  ['clubs', (asking: Asking) => clubsCalls.loadMine(asking, 'me')],
  ['club', ({ client }: Asking) => clubsCalls.loadDetails(client, 'id', 'me')],
] as const)('the page “%s” asks ahead in the very words of its call', async (name, call) => {
  const asked = firstRequests(name).map(({ path }) =>
    path.replaceAll(':me', 'me').replaceAll(':id', 'id'),
  );
  expect(asked).toContain(await recordPath(call));
});

test('the page of a club fetches its picture ahead in the width it shows', () => {
  render(
    <ClubBanner
      name="Hawks"
      image="/ab.webp"
      imageSrcSet="/ab-160.webp 160w, /ab.webp 640w"
      memberCount={3}
      membership="none"
    />,
  );
  const sizes = screen.getByRole('presentation').getAttribute('sizes');
  expect(sizes).toBeTruthy();
  expect(firstRequests('club').flatMap(({ pictures = [] }) => pictures)).toEqual([
    { at: ['data', 'clubImage'], sizes },
  ]);
});

test.each(['clubs', 'discover'] as const)(
  'the page “%s” fetches the pictures of its first cards ahead in the width they are shown',
  (name) => {
    render(
      <ClubCard
        name="Hawks"
        href="/clubs/h"
        ownerName="mia"
        isActive
        memberCount={3}
        image="/ab.webp"
        imageSrcSet="/ab-160.webp 160w, /ab.webp 640w"
        isFirst
      />,
    );
    const sizes = document.querySelector('img[sizes]')?.getAttribute('sizes');
    expect(sizes).toBeTruthy();
    const pictures = firstRequests(name).flatMap((request) => request.pictures ?? []);
    expect(pictures.map((picture) => picture.sizes)).toEqual([sizes]);
  },
);
