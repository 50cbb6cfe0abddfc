import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeClubline } from '../testing';
import { TermsScreen } from './TermsScreen';

const open = () =>
  render(
    <FakeClubline user={null}>
      <TermsScreen />
    </FakeClubline>,
  );

test('twenty numbered sections, and each entry of the contents leads to its section', () => {
  const { container } = open();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links).toHaveLength(20);
  links.forEach((link, index) => {
    const section = container.querySelector(link.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(
      `${index + 1}. ${link.textContent?.replace(/^\d+/, '')}`,
    );
  });
});

test.each([
  [1, /parent or guardian/],
  [2, /fans, players, coaches, organizers, referees and parents/],
  [5, /mute members, remove content and ban members/],
  [7, /sports network or a video site/],
  [9, /third-party card payment service/],
  [15, /greater of \$100 or the amount you paid us in the previous twelve months/],
  [17, /Delaware.*arbitration.*one year/],
])('section %i says what it must', (number, words) => {
  open();
  expect(
    screen.getByRole('heading', { name: new RegExp(`^${number}\\. `) }).parentElement?.textContent,
  ).toMatch(words);
});

test('both dates stand beside their names', () => {
  open();
  expect(screen.getByText('Effective').nextElementSibling?.textContent).toBe('01/01/2025');
  expect(screen.getByText('Last updated').nextElementSibling?.textContent).toBe('08/08/2025');
});

test('the sections are marked as English and read from the left; those of a site are not', () => {
  const { unmount } = open();
  const first = screen.getByRole('region', { name: '1. Acceptance of these terms' });
  expect([first.lang, first.dir]).toEqual(['en', 'ltr']);
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  expect(within(contents).getByRole('list').lang).toBe('en');
  unmount();
  const own = [{ id: 'own', title: 'Normas', paragraphs: () => ['Sin prisa.'] }];
  render(
    <FakeClubline user={null}>
      <TermsScreen sections={own} />
    </FakeClubline>,
  );
  expect(screen.getByRole('region', { name: '1. Normas' }).lang).toBe('');
});

test.each([
  ['es', ['These terms are given in inglés.']],
  ['ar', ['These terms are given in الإنجليزية.']],
  ['en', []],
])('a page in %s says in which language the terms are, if it is another', (current, notes) => {
  render(
    <FakeClubline
      user={null}
      config={{
        languages: { current, names: {}, hrefFor: () => '/', choose: () => undefined },
      }}
    >
      <TermsScreen />
    </FakeClubline>,
  );
  expect(
    screen.queryAllByText(/^These terms are given/).map(({ textContent }) => textContent),
  ).toEqual(notes);
});
