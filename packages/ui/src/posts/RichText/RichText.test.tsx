import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RichText } from './RichText';

test('a link opens only after the reader has confirmed its real host', async () => {
  const onOpenLink = vi.fn();
  render(<RichText text="see https://bücher.example/x" onOpenLink={onOpenLink} />);
  await userEvent.click(screen.getByRole('link', { name: 'https://bücher.example/x' }));
  expect(onOpenLink).not.toHaveBeenCalled();
  expect(screen.getByText(/xn--bcher-kva\.example/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenLink).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'https://bücher.example/x' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open link' }));
  expect(onOpenLink).toHaveBeenCalledExactlyOnceWith('https://xn--bcher-kva.example/x');
});

test('a confirmed link opens without giving the new page a way back', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<RichText text="example.com" />);
  await userEvent.click(screen.getByRole('link', { name: 'example.com' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open link' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://example.com/',
    '_blank',
    'noopener,noreferrer',
  );
});

test('markup in the text stays text', () => {
  const { container } = render(<RichText text={'<img src=x onerror="alert(1)"><b>hi</b>'} />);
  expect(container.querySelector('img, b')).toBeNull();
});

test('a mention leads to the profile', () => {
  render(<RichText text="hi @amy" hrefForMention={(username) => `/profile/${username}`} />);
  expect(screen.getByRole('link', { name: '@amy' }).getAttribute('href')).toBe('/profile/amy');
});

test('a text of line breaks is drawn as short, with all its words', () => {
  const { container } = render(
    <RichText text={`up\n${'\n'.repeat(500)}down\n${'a\n'.repeat(500)}`} />,
  );
  const drawn = container.textContent!;
  expect(drawn).toMatch(/^up\n\ndown\na/);
  expect(drawn.split('\n')).toHaveLength(42);
  expect(drawn.match(/a/g)).toHaveLength(500);
});
