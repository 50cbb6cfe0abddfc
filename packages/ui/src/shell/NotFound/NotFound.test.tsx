import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from './NotFound';

const hrefs = { clubs: '/clubs', signIn: '/auth', contact: '/contact', terms: '/terms' };
const externalHrefs = {
  about: 'https://example.org/about',
  insights: 'https://example.org/insights',
  aiProduct: 'https://example.org/ai',
};

test('says what happened and leads on', () => {
  render(<NotFound hrefs={hrefs} />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page not found.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Explore Clubs' }).getAttribute('href')).toBe('/clubs');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
});

test('the site map lists the places within, then those outside in a new tab', () => {
  render(<NotFound hrefs={hrefs} externalHrefs={externalHrefs} />);
  const links = within(screen.getByRole('navigation', { name: 'Site map' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clubs',
    '/contact',
    '/terms',
    ...Object.values(externalHrefs),
  ]);
  expect(
    links
      .slice(3)
      .every(
        (link) =>
          link.getAttribute('target') === '_blank' &&
          link.getAttribute('rel') === 'noopener noreferrer',
      ),
  ).toBe(true);
  expect(screen.getByRole('link', { name: 'About (opens in a new tab)' })).toBeTruthy();
});

test('an outside address that is not known is left out', () => {
  render(<NotFound hrefs={hrefs} externalHrefs={{ about: 'https://example.org/about' }} />);
  expect(screen.queryByRole('link', { name: /Insights/ })).toBeNull();
});
