import { useEffect, useRef } from 'react';
import { PasswordForm, type passwordFormMessages } from '@clubline/ui';
import { useMessages, type Labels } from '../../platform/messages';
import { passwordChangeMessages } from './messages';
import { usePasswordChange } from './usePasswordChange';

export interface PasswordSectionProps {
  /** Whether the address leads here: it is shown and its first field has the focus. */
  isAddressed?: boolean;
  labels?: Labels<typeof passwordChangeMessages>;
  form?: Labels<typeof passwordFormMessages>;
}

/** Changes the password of the current user. */
export function PasswordSection({ isAddressed = false, labels, form }: PasswordSectionProps) {
  const change = usePasswordChange(useMessages(passwordChangeMessages, labels));
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAddressed) return;
    card.current?.scrollIntoView?.({ block: 'start' });
    card.current?.querySelector<HTMLInputElement>('[name=current]')?.focus({ preventScroll: true });
  }, [isAddressed]);
  return <PasswordForm ref={card} {...change} {...(form && { labels: form })} />;
}
