import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeEnvironment, FakeClubline } from '../../testing';
import { usePageHead } from './usePageHead';

function Page({ title, description }: { title: string | null; description?: string }) {
  usePageHead(title, description);
  return null;
}

test('a page is named once its title is known, and no longer when it leaves', () => {
  const environment = createFakeEnvironment();
  const page = (title: string | null) => (
    <FakeClubline environment={environment}>
      <Page title={title} description="Home and away." />
    </FakeClubline>
  );
  const { rerender, unmount } = render(page(null));
  expect(environment.shownHead()).toBeUndefined();
  rerender(page('Northstand'));
  expect(environment.shownHead()).toEqual({
    title: 'Northstand · Clubline',
    description: 'Home and away.',
  });
  rerender(page('Lakeline'));
  expect(environment.shownHead()?.title).toBe('Lakeline · Clubline');
  unmount();
  expect(environment.shownHead()).toBeUndefined();
});
