import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from '../Dialog';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs';
import { ThemeScope } from './ThemeScope';

test('what floats stands at the end of the document, in its theme, direction and overrides', () => {
  const { container, unmount } = render(
    <ThemeScope theme="high-contrast" dir="rtl" overrides={{ accent: { solidHover: '#ff0000' } }}>
      <Dialog isOpen onOpenChange={() => undefined} title="Log out?">
        Sure?
      </Dialog>
    </ThemeScope>,
  );
  const scope = screen.getByRole('dialog').closest<HTMLElement>('[data-clubline]')!;
  expect(container.contains(scope)).toBe(false);
  expect(scope.getAttribute('data-clubline-theme')).toBe('high-contrast');
  expect(scope.dir).toBe('rtl');
  expect(scope.style.getPropertyValue('--clubline-accent-solid-hover')).toBe('#ff0000');
  unmount();
  expect(document.querySelector('[data-clubline]')).toBeNull();
});

test('a scope inside a scope has its own theme for what floats from it', () => {
  render(
    <ThemeScope theme="dark">
      <ThemeScope theme="light">
        <Dialog isOpen onOpenChange={() => undefined} title="Inner">
          Text
        </Dialog>
      </ThemeScope>
    </ThemeScope>,
  );
  expect(
    screen.getByRole('dialog').closest('[data-clubline]')?.getAttribute('data-clubline-theme'),
  ).toBe('light');
});

test('from right to left, the left arrow goes on', async () => {
  render(
    <ThemeScope dir="rtl">
      <Tabs>
        <TabList aria-label="Views">
          <Tab id="one">One</Tab>
          <Tab id="two">Two</Tab>
          {/* Left to right, the left arrow would go round to this one. */}
          <Tab id="three">Three</Tab>
        </TabList>
        <TabPanel id="one">1</TabPanel>
        <TabPanel id="two">2</TabPanel>
        <TabPanel id="three">3</TabPanel>
      </Tabs>
    </ThemeScope>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true');
});

test('it renders on a server', () => {
  const html = renderToString(<ThemeScope theme="dark">Hello</ThemeScope>);
  expect(html).toContain('data-clubline-theme="dark"');
  expect(html).toContain('Hello');
});
