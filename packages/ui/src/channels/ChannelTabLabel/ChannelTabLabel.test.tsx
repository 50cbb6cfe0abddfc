import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Tab, TabList, Tabs } from '../../primitives/Tabs';
import { ChannelTabLabel } from './ChannelTabLabel';

const tab = (unreadCount?: number) => (
  <Tabs>
    <TabList aria-label="Channels">
      <Tab id="lounge">
        <ChannelTabLabel name="lounge" unreadCount={unreadCount} />
      </Tab>
    </TabList>
  </Tabs>
);

test.each([
  [undefined, 'lounge'],
  [0, 'lounge'],
  [1, 'lounge, 1 unread'],
  [99, 'lounge, 99 unread'],
  [100, 'lounge, 99+ unread'],
])('with %s unread a tab is called “%s”', (count, name) => {
  render(tab(count));
  expect(screen.getByRole('tab', { name })).toBeTruthy();
});

test('the page’s words, class and ref reach it', () => {
  const ref = createRef<HTMLSpanElement>();
  const labels = { unread: (channel: string, count: string) => `${count} new in ${channel}` };
  render(
    <ChannelTabLabel ref={ref} name="lounge" unreadCount={3} labels={labels} className="wide" />,
  );
  expect(ref.current?.textContent).toContain('3 new in lounge');
  expect(ref.current?.classList.contains('wide')).toBe(true);
});
