import { Button, Form, Notice, TextField } from '@clubline/ui';
import type { AuthTexts } from '../messages';
import { useSecondStep, type SecondStep } from './useSecondStep';

export interface SecondStepFormProps {
  step: SecondStep;
  texts: AuthTexts;
}

/** A passkey after the password, or a recovery code; the code alone where there are no passkeys. */
export function SecondStepForm({ step, texts: { page, passkeys: text } }: SecondStepFormProps) {
  const form = useSecondStep(step, text);
  return (
    <Form aria-label={text.stepTitle} onSubmit={() => form.code.trim() && form.submitCode()}>
      <div role="alert">{form.problem && <Notice tone="warning" title={form.problem} />}</div>
      {form.canUsePasskey && (
        <Button
          variant="primary"
          size="large"
          // It takes the place of what was pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          isDisabled={form.pending === 'code'}
          isPending={form.pending === 'passkey'}
          pendingLabel={page.signingIn}
          onPress={form.usePasskey}
        >
          {text.usePasskey}
        </Button>
      )}
      <TextField
        label={text.code}
        description={text.codeHelp}
        name="recoveryCode"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        value={form.code}
        onChange={form.setCode}
        errorMessage={form.codeError}
        isReadOnly={form.pending !== null}
      />
      <Button
        type="submit"
        size="large"
        isDisabled={form.code.trim() === '' || form.pending === 'passkey'}
        isPending={form.pending === 'code'}
        pendingLabel={page.signingIn}
      >
        {text.submitCode}
      </Button>
    </Form>
  );
}
