import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { PageMeta } from './pageMeta';
import { usePageMeta } from './usePageMeta';

function Page({ meta, loaded }: { meta: PageMeta; loaded?: string }) {
  usePageMeta(meta);
  return loaded ? <title>{loaded}</title> : null;
}

const at = (meta: PageMeta, loaded?: string) => (
  <MemoryRouter>
    <Page meta={meta} {...(loaded && { loaded })} />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
});

test('the title and the description are those of the page being shown', () => {
  const { rerender } = render(at({ title: 'Terms', description: 'All of them.' }));
  expect(document.title).toBe('Terms · Clubline');
  rerender(at({ title: 'Clubs' }));
  expect(document.title).toBe('Clubs · Clubline');
  expect(document.head.querySelector('meta[name="description"]')).toBeNull();
});

test('what a page has loaded names it, whether it was known at once or came later', () => {
  const known = render(at({ title: 'Club' }, 'Northstand · Clubline'));
  expect(document.title).toBe('Northstand · Clubline');
  known.unmount();
  const later = render(at({ title: 'Club' }));
  expect(document.title).toBe('Club · Clubline');
  later.rerender(at({ title: 'Club' }, 'Lakeline · Clubline'));
  expect(document.title).toBe('Lakeline · Clubline');
});
