import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RacerAbout } from '../RacerAbout';
import { RacerStats } from '../RacerStats';
import { RacerHeader, type RacerHeaderProps } from './RacerHeader';
import { jane, marco } from './RacerHeader.fixtures';
import * as ar from './messages.ar';
import * as es from './messages.es';
import { RacerUnavailable } from './RacerUnavailable';

const show = (props: Partial<RacerHeaderProps> = {}) =>
  render(
    <RacerHeader racer={jane} onSearch={vi.fn()} onEdit={vi.fn()} onShare={vi.fn()} {...props} />,
  );
const facts = () =>
  screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('says what is known at a glance', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Jane Doe' })).toBeTruthy();
  expect(facts()).toEqual([
    'Origin: Lake Havasu City, USA',
    'Age: 27 yrs',
    'Height: 5′11″',
    'Boat: Kawasaki',
  ]);
});

test.each([
  ['es', es, 'Altura: 1,80 m'],
  ['ar', ar, 'الطول: 1.80 م'],
])('a height is in metres where those are used (%s)', (_, texts, height) => {
  show({ labels: texts.racerHeader });
  expect(facts()).toContain(height);
});

test('leaves out what is not known', () => {
  show({ racer: marco });
  expect(facts()).toEqual(['Origin: Como, Italy', 'Boat: Yamaha']);
});

test('initials stand in for a picture that is missing or does not load', () => {
  const { rerender } = show();
  fireEvent.error(screen.getByRole('img', { name: 'Jane Doe' }));
  expect(screen.getByRole('img', { name: 'Jane Doe' }).textContent).toBe('JD');
  rerender(<RacerHeader racer={marco} onSearch={vi.fn()} onEdit={vi.fn()} onShare={vi.fn()} />);
  expect(screen.getByRole('img', { name: 'Marco Bianchi' }).textContent).toBe('MB');
});

test('everyone may search, edit and share', async () => {
  const calls = { onSearch: vi.fn(), onEdit: vi.fn(), onShare: vi.fn() };
  show(calls);
  for (const name of ['Search racers', 'Edit', 'Share'])
    await userEvent.click(screen.getByRole('button', { name }));
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
});

test('while it loads it says so', () => {
  show({ racer: undefined });
  expect(screen.getByRole('status').textContent).toBe('Loading racer…');
});

test.each([
  [{ description: 'Resting' }, 'Resting'],
  [{}, 'Failed to load racer'],
  [{ reason: 'notFound', description: 'Athlete NOT FOUND' } as const, 'Racer not found'],
])('a racer that cannot be shown says why and leads back (%#)', async (props, message) => {
  const onGoBack = vi.fn();
  render(<RacerUnavailable {...props} onGoBack={onGoBack} />);
  expect(screen.getByRole('heading', { name: "Couldn't load this racer" })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(onGoBack).toHaveBeenCalledOnce();
});

test('the figures have their names, an unknown one is a dash', () => {
  render(<RacerStats careerWins={27} seasonWins={0} careerWorldFinalsWins={3} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '27Career Wins',
    '0Season Wins',
    '–Season Podiums',
  ]);
  expect(screen.getByRole('region', { name: 'World Finals' }).textContent).toContain(
    '3Career WF Wins',
  );
});

test('a bio, or the word that it is coming, and the place for media', () => {
  const { rerender } = render(<RacerAbout bio="Rides." />);
  expect(screen.getByRole('region', { name: 'About' }).textContent).toContain('Rides.');
  expect(screen.getByText('Race media & posts coming soon.')).toBeTruthy();
  rerender(<RacerAbout bio="  " />);
  expect(screen.getByText('Bio coming soon.')).toBeTruthy();
});
