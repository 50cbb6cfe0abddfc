import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Disclosure } from '../primitives/Disclosure';
import { EventSchedule } from './EventSchedule';
import { PodiumCard } from './PodiumCard';
import { ResultCard } from './ResultCard';

const title = 'Veterans Ski 40+';
const result = { href: '/scores', title, day: 'Friday', place: 1, rider: 'Ana Silva', boat: '12' };
const session = { id: 's', time: '10:00', start: '2026-10-09T17:00:00Z', title };

test.each([
  ['a podium', <PodiumCard key="podium" href="/scores" title={title} places={[]} />],
  ['a rider’s result', <ResultCard key="result" {...result} isOfOneRider />],
  ['a result', <ResultCard key="results" {...result} />],
  [
    'a race of a day',
    <Disclosure key="race" title={title} isOpen onOpenChange={() => undefined}>
      Rows
    </Disclosure>,
  ],
  [
    'a schedule',
    <EventSchedule
      key="schedule"

      days={[{ id: 'd', name: 'Friday', sessions: [session] }]}
    />,
  ],
])('in %s, signs at the end of a race’s name stay there in Arabic', (_, shown) => {
  render(<div dir="rtl">{shown}</div>);
  expect(screen.getByText(title).tagName).toBe('BDI');
});
