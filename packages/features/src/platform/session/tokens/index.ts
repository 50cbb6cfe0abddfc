export { createTokens, type Tokens } from './createTokens';
export { isFreshToken } from './tokenTimes';
