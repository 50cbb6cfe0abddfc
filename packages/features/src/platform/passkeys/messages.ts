import { defineMessages } from '../messages';

/** Why the browser has made or used no passkey. */
export const passkeyProblemMessages = defineMessages('passkeyProblem', {
  cancelled: 'No passkey was chosen. You can try again.',
  timedOut: 'That took too long. You can try again.',
  otherSite: 'Passkeys do not work at this address. Open the site at its usual one.',
  known: 'This device has a passkey for your account already.',
  unusable: 'This device could not do that. Try another passkey or device.',
});
