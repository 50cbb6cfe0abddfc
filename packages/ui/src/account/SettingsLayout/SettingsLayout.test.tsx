import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SettingsLayout } from './SettingsLayout';
import { saved, tagSuggestions } from './SettingsLayout.fixtures';
import { SettingsProfileForm, type SettingsProfileFormProps } from './SettingsProfileForm';

const show = (props: Partial<SettingsProfileFormProps> = {}) =>
  render(
    <SettingsLayout>
      <SettingsProfileForm
        values={saved}
        onChange={vi.fn()}
        email="amy@example.org"
        image={null}
        onImageChange={vi.fn()}
        isChanged
        onSubmit={vi.fn()}
        onTagLimit={vi.fn()}
        tagSuggestions={tagSuggestions}
        {...props}
      />
    </SettingsLayout>,
  );
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Profile' });
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('Settings has one tab, Profile, and its form', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile']);
  expect(screen.getByRole('form', { name: 'Profile Information' })).toBeTruthy();
});

test('the fields are filled and change their own value', async () => {
  const onChange = vi.fn();
  show({ onChange });
  expect(
    ['First Name', 'Last Name', 'Username', 'Email Address', 'Bio'].map((name) => text(name).value),
  ).toEqual(['Amy', 'Lake', 'amy_lake', 'amy@example.org', saved.bio]);
  await userEvent.type(text('Last Name'), 's');
  expect(onChange).toHaveBeenLastCalledWith({ ...saved, lastName: 'Lakes' });
});

test('the email cannot be changed, and says why as soon as the keyboard reaches it', async () => {
  show();
  expect(text('Email Address').readOnly).toBe(true);
  await userEvent.click(text('Username'));
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'Email changes are disabled for now.',
  );
});

test('a third tag is refused and reported; Enter in the tags does not save', async () => {
  const onChange = vi.fn();
  const onTagLimit = vi.fn();
  const onSubmit = vi.fn();
  show({ onChange, onTagLimit, onSubmit });
  await userEvent.type(text('Profile Tags'), 'Fan{Enter}');
  expect(onTagLimit).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each<[string, Partial<SettingsProfileFormProps>, boolean]>([
  ['something differs', {}, true],
  ['nothing differs', { isChanged: false }, false],
  ['it is being saved', { isSaving: true }, false],
])('when %s: Update Profile %#', async (_name, props, can) => {
  const onSubmit = vi.fn();
  show({ ...props, onSubmit });
  expect(update().disabled).toBe(!can);
  await userEvent.click(update());
  expect(onSubmit).toHaveBeenCalledTimes(can ? 1 : 0);
});

test('the choice of a picture can be cleared', async () => {
  const onPictureChange = vi.fn();
  show({ image: new File(['x'], 'me.png', { type: 'image/png' }), onImageChange: onPictureChange });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onPictureChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('while it loads it says so, under the same headings', () => {
  show({ values: undefined });
  expect(screen.getByText('Loading profile…')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Profile Information' })).toBeTruthy();
});
