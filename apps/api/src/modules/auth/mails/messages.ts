interface MailMessages {
  subject: string;
  /** `address` is where a new password is asked for. */
  text(time: string, address: string): string;
}

/** Mails that tell people what happened to their account, whoever did it. */
export interface SecurityMailMessages {
  passwordChanged: MailMessages;
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
};
