import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PostComposer } from './PostComposer';

const props = { author: { name: 'Amy' }, onChange: vi.fn(), onSubmit: vi.fn() };
const rows = () => Number(screen.getByRole('textbox').getAttribute('rows'));

test('an empty composer is one line until it is focused, and stays open then', async () => {
  render(
    <>
      <PostComposer {...props} value="" />
      <button type="button">Next</button>
    </>,
  );
  expect(rows()).toBe(1);
  await userEvent.click(screen.getByRole('textbox'));
  expect(rows()).toBe(2);
  // Closing it would take what is pressed next from under the pointer.
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(rows()).toBe(2);
});

test('what was refused by an empty composer opens it, so that it is seen', () => {
  render(<PostComposer {...props} value="" errorMessage="The picture is too large." />);
  expect(rows()).toBe(2);
});

test('a file that is no picture opens an empty composer, which says so', async () => {
  const pictures = { items: [], onAdd: vi.fn(), onRemove: vi.fn() };
  const { container } = render(<PostComposer {...props} value="" pictures={pictures} />);
  await userEvent
    .setup({ applyAccept: false })
    .upload(container.querySelector('input')!, new File(['Laps'], 'laps.txt'));
  expect(await screen.findByText('This file is not an image.')).toBeTruthy();
  expect(rows()).toBe(2);
});

test('a composer with words in it is open', () => {
  render(<PostComposer {...props} value="Half a thought" />);
  expect(rows()).toBe(2);
});
