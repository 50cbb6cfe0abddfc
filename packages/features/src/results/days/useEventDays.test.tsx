import { MessagesProvider } from '@clubline/ui';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sampleEvent } from '../../testing/results.fixtures';
import { results as ar } from '../messages.ar';
import { results as es } from '../messages.es';
import { useEventDays } from './useEventDays';

const days = [
  {
    ...sampleEvent.days[0]!,
    name: 'Monday',
    date: 'October 6th',
    races: [
      { ...sampleEvent.days[0]!.races[0]!, raceLabel: 'Race 12', motoLabels: ['Moto 1', 'Heat'] },
    ],
  },
];
const first = (results?: typeof es) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider messages={results ? { results } : {}}>{children}</MessagesProvider>
  );
  const [day] = renderHook(() => useEventDays(days), { wrapper }).result.current;
  const { raceLabel, motoLabels } = day!.races[0]!;
  return [day!.name, day!.date, raceLabel, ...motoLabels];
};

test('days, dates and numbers of races and motos are said in the language of the page', () => {
  expect(first(es)).toEqual(['Lunes', '6 de octubre', 'Carrera 12', 'Manga 1', 'Heat']);
  expect(first(ar)).toEqual(['الاثنين', '6 أكتوبر', 'السباق 12', 'الجولة 1', 'Heat']);
});

test('on an English page they stay what they are', () => {
  expect(first()).toEqual(['Monday', 'October 6th', 'Race 12', 'Moto 1', 'Heat']);
});
