import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { EventSchedule } from './EventSchedule';
import { sampleDays } from './EventSchedule.fixtures';

test('each day is a region with its sessions in order, each with its time', () => {
  render(<EventSchedule days={sampleDays} note="Times in Madrid" />);
  expect(screen.getByText('Times in Madrid')).toBeTruthy();
  const monday = screen.getByRole('region', { name: 'Monday 6 October' });
  expect(within(monday).getByRole('heading', { level: 4 }).textContent).toBe('Monday 6 October');
  expect(
    within(monday)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['18:00–19:30Novice Ski Lites', '20:00–21:30Junior Ski 10–12']);
  const [time] = within(monday).getAllByRole('time') as [HTMLTimeElement];
  expect(time.dateTime).toBe('2025-10-06T09:00:00-07:00');
});

test('what can be done stands above the days', () => {
  render(<EventSchedule days={sampleDays} actions={<button type="button">Take it</button>} />);
  const button = screen.getByRole('button', { name: 'Take it' });
  const [first] = screen.getAllByRole('region') as [HTMLElement];
  expect(button.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the page’s class, ref and level of heading reach it', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EventSchedule ref={ref} days={sampleDays} className="wide" headingLevel={3} />);
  expect(ref.current?.classList.contains('wide')).toBe(true);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sampleDays.length);
});
