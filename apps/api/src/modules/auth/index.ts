export { createAccessTokens } from './accessTokens';
export { createUserEnds } from './devices/ownDevices';
export { sendAccountMail } from './mails/securityMails';
export { newChallenges } from './passkeys/challenges';
export { endSecondFactor } from './passkeys/secondFactor';
export { hashPassword, isPassword } from './passwords';
export { createSessions } from './sessions';
export { hashToken } from './tokenHash';
export { derivedKey, tokenSecret } from './tokenSecret';
