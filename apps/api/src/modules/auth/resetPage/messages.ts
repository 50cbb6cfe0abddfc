/** Texts of the reset mail and of the page its link opens. */
export interface ResetMessages {
  mail: { subject: string; text(address: string): string };
  title: string;
  newPassword: string;
  repeatPassword: string;
  submit: string;
  mismatch: string;
  tooShort(characters: number): string;
  tooCommon: string;
  tooOwn: string;
  stale: { title: string; text: string; action: string };
  done: { title: string; text: string; action: string };
}

export const resetMessages: ResetMessages = {
  mail: {
    subject: 'Set a new password',
    text: (address) =>
      [
        'Hello,',
        '',
        'someone asked to set a new password for your account. Open this address within an ' +
          'hour to choose one:',
        '',
        address,
        '',
        'A new password signs you out everywhere and removes your passkeys. Where signing in ' +
          'asks for one after the password, that stays, with those you have had for a week.',
        '',
        'If it was not you, do nothing: your password stays as it is.',
      ].join('\n'),
  },
  title: 'Set a new password',
  newPassword: 'New password',
  repeatPassword: 'The same again',
  submit: 'Set password',
  mismatch: 'Passwords do not match.',
  tooShort: (characters) => `Password must be at least ${characters} characters`,
  tooCommon: 'This password is one of the most used ones. Please choose another.',
  tooOwn: 'This password is easy to guess from a name or address. Please choose another.',
  stale: {
    title: 'This link no longer works',
    text: 'It has run out or was already used. Ask for a new one on the sign-in page.',
    action: 'Go to sign in',
  },
  done: {
    title: 'Your password is set',
    text: 'All devices are signed out. Sign in with the new password.',
    action: 'Sign in',
  },
};
