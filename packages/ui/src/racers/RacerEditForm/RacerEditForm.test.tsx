import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RacerEditForm, type RacerEditFormProps } from './RacerEditForm';
import { photo } from '../../primitives/FileField/FileField.fixtures';
import { ageTooLow, filled } from './RacerEditForm.fixtures';

const show = (props: Partial<RacerEditFormProps> = {}) =>
  render(
    <RacerEditForm
      values={filled}
      onChange={vi.fn()}
      image={null}
      onImageChange={vi.fn()}
      onSubmit={vi.fn()}
      onCancel={vi.fn()}
      {...props}
    />,
  );

test('each field changes its own value and keeps the others', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.type(screen.getByRole('textbox', { name: 'Height (inches)' }), '9');
  expect(onChange).toHaveBeenLastCalledWith({ ...filled, height: '719' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Boat manufacturer' }), '!');
  expect(onChange).toHaveBeenLastCalledWith({ ...filled, boatManufacturers: 'Kawasaki!' });
});

test('saves on the button and on Enter in a field; Cancel does not save', async () => {
  const onSubmit = vi.fn();
  const onCancel = vi.fn();
  show({ onSubmit, onCancel });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an error stands at its field, which is marked invalid, and in the summary', () => {
  show({ errors: ageTooLow });
  expect(screen.getByRole('textbox', { name: 'Age' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Origin' }).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getAllByText('Age must be at least 9.')).toHaveLength(2);
});

test('while the picture is sent its progress is said and nothing can be changed', () => {
  show({ image: photo, uploadProgress: 62 });
  expect(
    screen.getByRole('progressbar', { name: 'Uploading photo' }).getAttribute('aria-valuenow'),
  ).toBe('62');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Age' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(
    true,
  );
});

test('only a picture is taken', async () => {
  const onPhotoChange = vi.fn();
  show({ onImageChange: onPhotoChange });
  const input = screen.getByLabelText<HTMLInputElement>(/^Photo/);
  expect(input.accept).toBe('image/*');
  await userEvent.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }), {
    applyAccept: false,
  });
  expect(onPhotoChange).not.toHaveBeenCalled();
  await userEvent.upload(input, photo);
  expect(onPhotoChange).toHaveBeenCalledExactlyOnceWith(photo);
});
