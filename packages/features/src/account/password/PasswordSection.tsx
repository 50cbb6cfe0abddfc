import { PasswordForm, type passwordFormMessages } from '@clubline/ui';
import { useMessages, type Labels } from '../../platform/messages';
import { passwordChangeMessages } from './messages';
import { usePasswordChange } from './usePasswordChange';

export interface PasswordSectionProps {
  labels?: Labels<typeof passwordChangeMessages>;
  form?: Labels<typeof passwordFormMessages>;
}

/** Changes the password of the current user. */
export function PasswordSection({ labels, form }: PasswordSectionProps) {
  const change = usePasswordChange(useMessages(passwordChangeMessages, labels));
  return <PasswordForm {...change} {...(form && { labels: form })} />;
}
