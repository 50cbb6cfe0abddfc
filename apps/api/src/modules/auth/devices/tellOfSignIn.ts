import type { Context } from '../../../context';
import type { Started } from '../../../services/sessions';
import { mailNewDevice, type About } from '../mails/securityMails';

/** What follows a sign-in once it is stored, whichever way somebody has signed in. */
export function tellOfSignIn(
  context: Context,
  about: About,
  { announceEnds, newDevice }: Pick<Started, 'announceEnds' | 'newDevice'>,
): void {
  announceEnds();
  if (newDevice !== null) mailNewDevice(context, about, newDevice);
}
