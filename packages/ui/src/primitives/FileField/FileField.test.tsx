import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { accepts } from './accepts';
import { FileField } from './FileField';

const photo = new File(['x'], 'crest.png', { type: 'image/png' });
const sheet = new File(['x'], 'sheet.pdf', { type: 'application/pdf' });

function Picture({ onSelect }: { onSelect?: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const select = (chosen: File | null) => {
    onSelect?.(chosen);
    setFile(chosen);
  };
  return (
    <FileField
      label="Profile Picture"
      accept="image/*"
      file={file}
      onSelect={select}
      previewUrl="/now.png"
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Profile Picture/);

test('accept lists are read as HTML reads them', () => {
  expect(accepts('image/*', photo)).toBe(true);
  expect(accepts('image/*', sheet)).toBe(false);
  expect(accepts('.PDF, image/gif', sheet)).toBe(true);
  expect(accepts('image/gif', photo)).toBe(false);
  expect(accepts('', sheet)).toBe(true);
});

test('a chosen file is named, and can be taken back and chosen again', async () => {
  const onSelect = vi.fn();
  render(<Picture onSelect={onSelect} />);
  await userEvent.upload(input(), photo);
  expect(screen.getByText('crest.png')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('crest.png')).toBeNull();
  expect(input().value).toBe('');
  await userEvent.upload(input(), photo);
  expect(onSelect.mock.calls).toEqual([[photo], [null], [photo]]);
});

test('that none is chosen is said where there is no picture yet', () => {
  const field = (previewUrl?: string) => (
    <FileField label="Crest" accept="image/*" file={null} onSelect={vi.fn()} {...{ previewUrl }} />
  );
  const { rerender } = render(field());
  expect(screen.getByText('No file chosen')).toBeTruthy();
  rerender(field('/now.png'));
  expect(screen.queryByText('No file chosen')).toBeNull();
});

test('a picture that cannot be read says so, until another one is chosen', async () => {
  const { container } = render(<Picture />);
  await userEvent.upload(input(), photo);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('alert').textContent).toBe(
    'This picture cannot be read. Please choose another one.',
  );
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector('img')).toBeNull();
  await userEvent.upload(input(), new File(['y'], 'sound.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(container.querySelector('img')).not.toBeNull();
});

test('a present picture that does not load is no fault of the reader', () => {
  const { container } = render(<Picture />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(container.querySelector('img')).toBeNull();
});

test('a file of another kind is refused with a message', () => {
  const onSelect = vi.fn();
  render(<Picture onSelect={onSelect} />);
  fireEvent.change(input(), { target: { files: [sheet] } });
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('This kind of file cannot be used here.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('what is said of a file that does not fit goes with the picture beside it', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Picture />);
  await user.upload(input(), photo);
  await user.upload(input(), sheet);
  expect(screen.getByText('This kind of file cannot be used here.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('This kind of file cannot be used here.')).toBeNull();
});
