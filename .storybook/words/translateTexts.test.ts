import * as featuresEs from '@clubline/features/locales/es';
import { createElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useClubline } from '@clubline/features';
import { FakeClubline } from '../../packages/features/src/testing';
import { ToastWordsContext } from '../../packages/features/src/testing/harness/toastWords';
import { englishMessages } from './englishMessages';
import { translatorOf } from './translateTexts';

const translate = translatorOf(
  {
    club: {
      joined: 'You joined',
      isLive: (name: string) => `“${name}” is live.`,
      invited: (count: number) => (count === 1 ? '1 was invited.' : `${count} were invited.`),
      swap: (one: string, other: string) => `${one} before ${other}`,
      parts: { deep: 'Deep' },
    },
  },
  {
    club: {
      joined: 'Te has unido',
      isLive: (name: string) => `«${name}» está en línea.`,
      invited: (count: number) => (count === 1 ? 'Una invitación.' : `${count + 0} invitaciones.`),
      swap: (one: string, other: string) => `${other} tras ${one}`,
      parts: { deep: 'Hondo' },
    },
  },
);

test.each([
  ['You joined', 'Te has unido'],
  ['“Lake. (A)” is live.', '«Lake. (A)» está en línea.'],
  ['1 was invited.', 'Una invitación.'],
  ['12 were invited.', '12 invitaciones.'],
  ['A before B', 'B tras A'],
  ['Deep', 'Hondo'],
  ['Words of a server.', 'Words of a server.'],
])('%s is said as %s', (english, other) => expect(translate(english)).toBe(other));

test('what a toast says is found among the texts of the packages', () => {
  const inSpanish = translatorOf(englishMessages, { ...featuresEs });
  expect(inSpanish('Club deleted')).toBe(featuresEs.deleteClub.deleted);
  expect(inSpanish('“Lakeside” is live.')).toBe(featuresEs.createClub.isLive('Lakeside'));
});

test('a toast that stands there follows the language of its story', () => {
  const Feature = () => {
    const { toast } = useClubline();
    const say = () => void toast.add({ title: 'You joined', description: '12 were invited.' });
    return createElement('button', { onClick: say }, 'Join');
  };
  const page = (words: (text: string) => string) =>
    createElement(
      ToastWordsContext.Provider,
      { value: words },
      createElement(FakeClubline, null, createElement(Feature)),
    );
  const { rerender } = render(page((text) => text));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('You joined')).toBeTruthy();
  rerender(page(translate));
  expect(screen.getByText('Te has unido')).toBeTruthy();
  expect(screen.getByText('12 invitaciones.')).toBeTruthy();
});
