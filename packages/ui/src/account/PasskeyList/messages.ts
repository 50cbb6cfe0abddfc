import { defineMessages } from '../../primitives/messages';

/** Default texts of PasskeyList. */
export const passkeyListMessages = defineMessages('passkeyList', {
  title: 'Passkeys',
  hint: 'Sign in with your finger, your face or a PIN of this device instead of your password.',
  empty: 'You have no passkey yet.',
  synced: 'On several devices',
  add: 'Add a passkey',
  remove: 'Remove',
  /** Read out instead of `remove`, of which a list has many. */
  removeOf: (passkey: string) => `Remove ${passkey}`,
  askAfterPassword: 'Ask for a passkey as well when I sign in with my password',
  askAfterPasswordHint: 'Somebody who knows your password alone then cannot get in.',
  codesLeft: (count: number) =>
    count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`,
  newCodes: 'Make new recovery codes',
  loading: 'Loading your passkeys…',
  failed: 'Your passkeys could not be loaded.',
  retry: 'Try again',
});
