export { newChallenges } from './passkeys/challenges';
export { hashPassword, isPassword } from './passwords';
export { resetPage } from './resetPage';
export { createSessions } from './sessions';
export { derivedKey, tokenSecret } from './tokenSecret';
