interface MailMessages {
  subject: string;
  /** `address` is where a new password is asked for. */
  text(time: string, address: string, device: string): string;
}

/** What happened to an account. */
export type SecurityMail =
  | 'passwordChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed';

/** Mails that tell people what happened to their account, whoever did it. */
export interface SecurityMailMessages extends Record<SecurityMail, MailMessages> {
  device: {
    /** Both are names of products. */
    name(browser: string, system: string): string;
    unknown: string;
  };
}

/** What happened, what to do if it was somebody else, and where. */
const plainMail = (subject: string, what: (time: string) => string, ifNot: string) => ({
  subject,
  text: (time: string, address: string) =>
    [
      'Hello,',
      '',
      what(time),
      '',
      'If it was you, there is nothing to do.',
      '',
      ifNot,
      '',
      address,
    ].join('\n'),
});

const WITHIN_A_WEEK =
  'If it was not you, somebody knows your password. Set a new one within a week, which also ' +
  'signs them out and takes back what they have added:';

export const securityMailMessages: SecurityMailMessages = {
  passkeyAdded: plainMail(
    'A passkey was added to your account',
    (time) => `a passkey was added to your account on ${time}. Whoever has it can sign in with it.`,
    WITHIN_A_WEEK,
  ),
  passkeyRemoved: plainMail(
    'A passkey was removed from your account',
    (time) => `a passkey was removed from your account on ${time}. It no longer signs in.`,
    'If it was not you, somebody is signed in to your account. Set a new password at once, which ' +
      'signs them out:',
  ),
  secondFactorOn: plainMail(
    'Signing in now asks for a passkey',
    (time) =>
      `since ${time}, signing in to your account with the password asks for a passkey as well, ` +
      'or for one of the recovery codes that were made then. Codes from before no longer work.',
    WITHIN_A_WEEK,
  ),
  secondFactorOff: plainMail(
    'Signing in no longer asks for a passkey',
    (time) => `since ${time}, your password alone is enough to sign in to your account.`,
    'If it was not you, somebody knows your password. Set a new one at once:',
  ),
  recoveryCodeUsed: plainMail(
    'A recovery code was used to sign in',
    (time) =>
      `somebody signed in to your account with your password and a recovery code on ${time}. ` +
      'That code no longer works.',
    'If it was not you, somebody knows your password and your codes. Set a new password at once, ' +
      'and make new codes in your settings:',
  ),

  passwordChanged: {
    subject: 'Your password was changed',
    text: (time, address) =>
      [
        'Hello,',
        '',
        `the password of your account was changed on ${time}. Whoever was signed in on other ` +
          'devices is signed out there.',
        '',
        'If it was you, there is nothing to do.',
        '',
        'If it was not you, set a new password at once, and look whether somebody else can read ' +
          'your mails:',
        '',
        address,
      ].join('\n'),
  },
  newDevice: {
    subject: 'A new device signed in to your account',
    text: (time, address, device) =>
      [
        'Hello,',
        '',
        'somebody has signed in to your account with a browser, or in a network, that was not ' +
          'seen with it before:',
        '',
        `${device}, ${time}`,
        '',
        'If it was you, there is nothing to do.',
        '',
        'If it was not you, somebody knows your password. Set a new one at once, which also ' +
          'signs that device out:',
        '',
        address,
      ].join('\n'),
  },
  device: {
    name: (browser, system) => `${browser} on ${system}`,
    unknown: 'An unknown device',
  },
};
