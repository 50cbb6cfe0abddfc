export { createTokens, type Tokens } from './createTokens';
export { expiryOf, isFreshToken } from './tokenTimes';
