import { PROFILE_TAGS, PROFILE_TAGS_MAX, SPORTS } from '@clubline/contract';
import {
  Button,
  Form,
  FormRow,
  PasswordField,
  Spinner,
  TextField,
  ToggleChipGroup,
} from '@clubline/ui';
import type { KeyboardEvent } from 'react';
import { useIsHydrating } from '../../platform/provider';
import { useProfileChoices } from '../../profiles';
import type { AuthTexts } from '../messages';
import type { SignUpField } from './signUpRules';
import type { useSignUp } from './useSignUp';

export interface SignUpFormProps {
  form: ReturnType<typeof useSignUp>;
  texts: AuthTexts;
}

/** Everything an account is made of. */
export function SignUpForm({ form, texts }: SignUpFormProps) {
  const { page } = texts;
  const { isPending } = form;
  const isHydrating = useIsHydrating();
  // A browser does not submit a form whose button is disabled; Enter should still say what is
  // missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      !form.isComplete &&
      event.target instanceof HTMLInputElement &&
      event.target.type !== 'checkbox'
    )
      void form.submit();
  };

  return (
    <Form
      aria-label={page.signUp}
      onSubmit={() => void form.submit()}
      onKeyDown={onKeyDown}
      onBlur={form.checkNames}
    >
      <NameFields form={form} texts={texts} />
      <PasswordFields form={form} texts={texts} />
      <InterestFields form={form} texts={texts} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={!form.isComplete && !isHydrating}
        isPending={isPending}
        pendingLabel={page.creating}
      >
        {page.submitSignUp}
      </Button>
    </Form>
  );
}

type TextFieldName = Exclude<SignUpField, 'sports' | 'tags'>;

/** What every field of text takes from the form. */
const textField = (form: SignUpFormProps['form'], name: TextFieldName) => ({
  name,
  isRequired: true,
  isReadOnly: form.isPending,
  value: form.values[name],
  onChange: (value: string) => form.set(name, value),
  onBlur: () => form.touch(name),
  errorMessage: form.errors[name],
});

function NameFields({ form, texts: { page } }: SignUpFormProps) {
  const checking = <Spinner label={page.checking} />;
  return (
    <>
      <FormRow>
        <TextField
          {...textField(form, 'firstName')}
          label={page.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...textField(form, 'lastName')}
          label={page.lastName}
          autoComplete="family-name"
        />
      </FormRow>
      <TextField
        {...textField(form, 'username')}
        label={page.username}
        description={page.usernameHelp}
        autoComplete="username"
        autoCorrect="off"
        spellCheck="false"
        onChange={(value) => form.set('username', value.toLowerCase())}
        onBlur={form.leaveUsername}
        suffix={form.isChecking.username && checking}
      />
      <TextField
        {...textField(form, 'email')}
        label={page.email}
        type="email"
        autoComplete="email"
        onBlur={form.leaveEmail}
        suffix={form.isChecking.email && checking}
      />
    </>
  );
}

function PasswordFields({ form, texts: { page } }: SignUpFormProps) {
  return (
    <FormRow>
      <PasswordField
        {...textField(form, 'password')}
        label={page.password}
        description={page.passwordHelp(form.passwordMin)}
        autoComplete="new-password"
      />
      <PasswordField
        {...textField(form, 'confirmation')}
        label={page.confirmPassword}
        autoComplete="new-password"
      />
    </FormRow>
  );
}

function InterestFields({ form, texts: { page } }: SignUpFormProps) {
  const { values, errors, set, touch, isPending } = form;
  const { labelOf } = useProfileChoices();
  const asOptions = (choices: readonly string[]) =>
    choices.map((value) => ({ value, label: labelOf(value) }));
  return (
    <>
      <ToggleChipGroup
        label={page.sports}
        description={page.sportsHelp}
        name="sports"
        isRequired
        isReadOnly={isPending}
        options={asOptions(SPORTS)}
        value={values.sports}
        onChange={(value) => {
          set('sports', value);
          touch('sports');
        }}
        errorMessage={errors.sports}
      />
      <ToggleChipGroup
        label={page.tags}
        description={page.tagsHelp}
        name="tags"
        isRequired
        isReadOnly={isPending}
        options={asOptions(PROFILE_TAGS)}
        value={values.tags}
        onChange={(value) => {
          set('tags', value);
          touch('tags');
        }}
        maxSelected={PROFILE_TAGS_MAX}
        onLimit={form.tooManyTags}
        errorMessage={errors.tags}
      />
    </>
  );
}
