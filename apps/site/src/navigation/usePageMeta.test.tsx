import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createBrowserEnvironment, type RouteMeta } from '@clubline/features';
import { usePageMeta } from './usePageMeta';

const environment = createBrowserEnvironment();

function Page({ meta, loaded }: { meta: RouteMeta; loaded?: string }) {
  usePageMeta(meta);
  useEffect(() => (loaded ? environment.showHead?.({ title: loaded }) : undefined), [loaded]);
  return null;
}

const at = (meta: RouteMeta, loaded?: string) => (
  <MemoryRouter>
    <Page meta={meta} {...(loaded && { loaded })} />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
});

test('the title and the description are those of the page being shown', () => {
  const { rerender } = render(
    at({ isIndexed: false, title: 'Terms', description: 'All of them.' }),
  );
  expect(document.title).toBe('Terms · Clubline');
  rerender(at({ isIndexed: false, title: 'Clubs' }));
  expect(document.title).toBe('Clubs · Clubline');
  expect(document.head.querySelector('meta[name="description"]')).toBeNull();
});

test('what a page has loaded names it, whether it was known at once or came later', () => {
  const known = render(at({ isIndexed: false, title: 'Club' }, 'Northstand · Clubline'));
  expect(document.title).toBe('Northstand · Clubline');
  known.unmount();
  const later = render(at({ isIndexed: false, title: 'Club' }));
  expect(document.title).toBe('Club · Clubline');
  later.rerender(at({ isIndexed: false, title: 'Club' }, 'Lakeline · Clubline'));
  expect(document.title).toBe('Lakeline · Clubline');
});
