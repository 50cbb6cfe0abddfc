import { PROFILE_TAGS, PROFILE_TAGS_MAX, SPORTS } from '@clubline/contract';
import { Button, Form, PasswordField, Spinner, TextField, ToggleChipGroup } from '@clubline/ui';
import type { KeyboardEvent } from 'react';
import type { AuthTexts } from './copy';
import type { useSignUp } from './useSignUp';

export interface SignUpFormProps {
  form: ReturnType<typeof useSignUp>;
  texts: AuthTexts;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const sports = asOptions(SPORTS);
const tags = asOptions(PROFILE_TAGS);

/** Everything an account is made of. */
export function SignUpForm({ form, texts: { page } }: SignUpFormProps) {
  const { values, errors, set, touch, isPending } = form;
  // A browser does not submit a form whose button is disabled; Enter should still say what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      !form.isComplete &&
      event.target instanceof HTMLInputElement &&
      event.target.type !== 'checkbox'
    )
      void form.submit();
  };
  const checking = <Spinner label={page.checking} />;

  return (
    <Form
      aria-label={page.signUp}
      onSubmit={() => void form.submit()}
      onKeyDown={onKeyDown}
      onBlur={form.checkNames}
    >
      <TextField
        label={page.firstName}
        name="firstName"
        autoComplete="given-name"
        isRequired
        isReadOnly={isPending}
        value={values.firstName}
        onChange={(value) => set('firstName', value)}
        onBlur={() => touch('firstName')}
        errorMessage={errors.firstName}
      />
      <TextField
        label={page.lastName}
        name="lastName"
        autoComplete="family-name"
        isRequired
        isReadOnly={isPending}
        value={values.lastName}
        onChange={(value) => set('lastName', value)}
        onBlur={() => touch('lastName')}
        errorMessage={errors.lastName}
      />
      <TextField
        label={page.username}
        description={page.usernameHelp}
        name="username"
        autoComplete="username"
        autoCorrect="off"
        spellCheck="false"
        isRequired
        isReadOnly={isPending}
        value={values.username}
        onChange={(value) => set('username', value.toLowerCase())}
        onBlur={form.leaveUsername}
        errorMessage={errors.username}
        suffix={form.isChecking.username && checking}
      />
      <TextField
        label={page.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        isReadOnly={isPending}
        value={values.email}
        onChange={(value) => set('email', value)}
        onBlur={form.leaveEmail}
        errorMessage={errors.email}
        suffix={form.isChecking.email && checking}
      />
      <PasswordField
        label={page.password}
        description={page.passwordHelp}
        name="password"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={values.password}
        onChange={(value) => set('password', value)}
        onBlur={() => touch('password')}
        errorMessage={errors.password}
      />
      <PasswordField
        label={page.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={values.confirmation}
        onChange={(value) => set('confirmation', value)}
        onBlur={() => touch('confirmation')}
        errorMessage={errors.confirmation}
      />
      <ToggleChipGroup
        label={page.sports}
        description={page.sportsHelp}
        name="sports"
        isRequired
        isReadOnly={isPending}
        options={sports}
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
        options={tags}
        value={values.tags}
        onChange={(value) => {
          set('tags', value);
          touch('tags');
        }}
        maxSelected={PROFILE_TAGS_MAX}
        onLimit={form.tooManyTags}
        errorMessage={errors.tags}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isDisabled={!form.isComplete}
        isPending={isPending}
        pendingLabel={page.creating}
      >
        {page.submitSignUp}
      </Button>
    </Form>
  );
}
