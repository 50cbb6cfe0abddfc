import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { photo } from '../../primitives/FileField/FileField.fixtures';
import { ProfilePostComposer, type ProfilePostComposerProps } from './ProfilePostComposer';

const show = (props: Partial<ProfilePostComposerProps> = {}) =>
  render(
    <ProfilePostComposer
      author={{ name: 'Amy Lake' }}
      value=""
      onChange={vi.fn()}
      onSubmit={vi.fn()}
      {...props}
    />,
  );
const picture = { id: '1', file: photo, alt: '' };
const pictures = { items: [], onAdd: vi.fn(), onRemove: vi.fn() };
const withPicture = { pictures: { ...pictures, items: [picture] } };
const post = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Post/ });

test.each<[string, Partial<ProfilePostComposerProps>, boolean]>([
  ['nothing', {}, false],
  ['spaces only', { value: ' \n ' }, false],
  ['text', { value: 'Second.' }, true],
  ['a picture alone', withPicture, true],
  ['500 characters', { value: 'a'.repeat(500) }, true],
  ['501 characters', { value: 'a'.repeat(501) }, false],
  ['501 characters with a picture', { value: 'a'.repeat(501), ...withPicture }, false],
  ['text on its way', { value: 'Second.', isPending: true }, false],
])('%s: can be posted %#', async (_name, props, can) => {
  const onSubmit = vi.fn();
  show({ ...props, onSubmit });
  expect(post().disabled).toBe(!can);
  await userEvent.click(post());
  expect(onSubmit).toHaveBeenCalledTimes(can ? 1 : 0);
});

const input = () => screen.getByLabelText<HTMLInputElement>('Add picture');

test('pictures only, and several of them', () => {
  show({ pictures });
  expect(input().accept).toBe('image/*');
  expect(input().multiple).toBe(true);
});

test('where there is room for one picture, another one takes its place', async () => {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  show({ pictures: { items: [picture], max: 1, onAdd, onRemove } });
  expect(input().multiple).toBe(false);
  const other = new File(['x'], 'other.png', { type: 'image/png' });
  await userEvent.upload(input(), other);
  expect(onRemove).toHaveBeenCalledWith('1');
  expect(onAdd).toHaveBeenCalledWith([other]);
  expect(screen.queryByRole('textbox', { name: 'Describe the picture' })).toBeNull();
});

test('a failure is said and the text stays', () => {
  show({ value: 'Second.', errorMessage: 'Failed to post' });
  expect(screen.getByText('Failed to post').closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' }).value).toBe(
    'Second.',
  );
});
