import { defineMessages } from '../../platform/messages';

/** Signing in with a passkey, alone or after the password. */
export const passkeySignInMessages = defineMessages('passkeySignIn', {
  signIn: 'Sign in with a passkey',
  failed: 'Sign-in failed',
  failedText: 'The passkey was not accepted. Please sign in another way.',
  stepTitle: 'One more step',
  stepText: 'Your account asks for a passkey after the password.',
  usePasskey: 'Use a passkey',
  code: 'Recovery code',
  codeHelp: 'In place of a passkey. Each code counts once.',
  submitCode: 'Sign in with the code',
  codeMaybeUsed:
    'The answer got lost. Please try again: if the code is refused now, it has counted, and you ' +
    'take another one.',
  tryAgain: 'Please try again.',
});
