import { Button, LinkButton, type LinkButtonProps } from '@clubline/ui';
import type { ReactNode } from 'react';
import type { AuthAddress, AuthViewState } from './useAuthView';

export interface AuthViewLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'icon'> {
  /** The view that it leads to. */
  to: AuthAddress;
  /** Where the page is, and how it gets elsewhere. */
  auth: Pick<AuthViewState, 'show' | 'hrefOf'>;
  /** Nothing may be left now. */
  isDisabled?: boolean;
  /** Takes the focus as it appears. */
  isFocused?: boolean;
  children: ReactNode;
}

/**
 * A way to another view: a link, which needs no script, or a button where views have no address.
 */
export function AuthViewLink({
  to,
  auth,
  isDisabled = false,
  isFocused = false,
  ...look
}: AuthViewLinkProps) {
  const href = auth.hrefOf(to);
  if (href !== undefined && !isDisabled) return <LinkButton {...look} href={href} />;
  // Only after a press that took away what had the focus.
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Button {...look} autoFocus={isFocused} isDisabled={isDisabled} onPress={() => auth.show(to)} />
  );
}
