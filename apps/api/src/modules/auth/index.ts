export { createUserEnds } from './devices/ownDevices';
export { sendAccountMail } from './mails/securityMails';
export { newChallenges } from './passkeys/challenges';
export { endSecondFactor } from './passkeys/secondFactor';
export { hashPassword, isPassword } from './passwords';
export { linkPages } from './links/linkPages';
export { createSessions } from './sessions';
export { derivedKey, tokenSecret } from './tokenSecret';
