import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ClubEditForm } from './ClubEditForm';
import { ClubForm, type ClubFormProps } from './ClubForm';
import { blankClub, clubPicture, filledClub } from './ClubForm.fixtures';

function Live(props: Partial<ClubFormProps>) {
  const [values, setValues] = useState(props.values ?? blankClub);
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <ClubForm
      onSubmit={vi.fn()}
      coOwners={[]}
      {...props}
      values={values}
      onChange={setValues}
      image={picture}
      onImageChange={setPicture}
    />
  );
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Club Name' });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Club' });
const summary = () => screen.getByRole('region', { name: 'Summary' }).textContent;

test('the summary follows what is written and chosen', async () => {
  render(<Live coOwners={['amy_lake', 'ben_torres']} />);
  expect(summary()).toBe(
    'SummaryNameNot yetDescriptionNot yetPrivacyPublic ClubCo-Ownersamy_lake, ' +
      'ben_torresPictureNot selected',
  );
  await userEvent.type(name(), ' Dawn ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Early.');
  await userEvent.upload(screen.getByLabelText(/Club Picture/), clubPicture);
  expect(summary()).toBe(
    'SummaryNameDawnDescriptionEarly.PrivacyPublic ClubCo-Ownersamy_lake, ' +
      'ben_torresPictureSelected',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(summary()).toContain('PictureNot selected');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a club can only be public', async () => {
  render(<Live />);
  await userEvent.click(screen.getByRole('button', { name: /Club Privacy/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Public Club',
  ]);
});

test.each(['', '   '])(
  'with the name %j the button is disabled, and Enter still asks',
  async (blank) => {
    const onSubmit = vi.fn();
    render(<Live values={{ ...blankClub, name: blank }} onSubmit={onSubmit} />);
    expect(create().disabled).toBe(true);
    expect(create().getAttribute('aria-describedby')).toBe(
      screen.getByText('A club needs a name.').id,
    );
    await userEvent.type(name(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

test('with a name, Enter asks once, and in the description it is a new line', async () => {
  const onSubmit = vi.fn();
  render(<Live values={filledClub} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Co-Owners' }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('while it is being created nothing can be changed or sent again', async () => {
  const onSubmit = vi.fn();
  render(<Live values={filledClub} isCreating onSubmit={onSubmit} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating…' }).disabled).toBe(true);
  expect(name().readOnly).toBe(true);
  await userEvent.type(name(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a name that will not do is marked and gets the cursor', () => {
  render(<Live values={{ ...blankClub, name: 'ab' }} isNameInvalid />);
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name());
});

test('the picture takes any kind of image', () => {
  render(<Live />);
  expect(screen.getByLabelText(/Club Picture/).getAttribute('accept')).toBe('image/*');
});

test('editing has name, description and picture, and says that it saves', async () => {
  const onSubmit = vi.fn();
  const props = {
    values: filledClub,
    onChange: vi.fn(),
    image: null,
    onImageChange: vi.fn(),
    onSubmit,
  };
  const { rerender } = render(<ClubEditForm {...props} />);
  const form = within(screen.getByRole('form', { name: 'Edit club' }));
  expect(form.getAllByRole('textbox')).toHaveLength(2);
  expect(form.getByLabelText(/Club Picture/).getAttribute('accept')).toBe('image/*');
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(<ClubEditForm {...props} isSaving />);
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Saving…' }).disabled).toBe(true);
});
