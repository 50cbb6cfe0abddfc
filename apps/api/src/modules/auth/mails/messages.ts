interface MailMessages {
  subject: string;
  /** `address` is where a new password is asked for. */
  text(time: string, address: string, device: string): string;
}

/** Mails that tell people what happened to their account, whoever did it. */
export interface SecurityMailMessages {
  passwordChanged: MailMessages;
  newDevice: MailMessages;
  device: {
    /** Both are names of products. */
    name(browser: string, system: string): string;
    unknown: string;
  };
}

export const securityMailMessages: SecurityMailMessages = {
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
