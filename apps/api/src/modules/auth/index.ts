export { newChallenges } from './passkeys/challenges';
export { hashPassword, isPassword } from './passwords';
export { linkPages } from './links/linkPages';
export { createSessions } from './sessions';
export { derivedKey, tokenSecret } from './tokenSecret';
