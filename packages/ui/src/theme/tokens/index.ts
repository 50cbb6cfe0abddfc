export { cssTokens } from './cssTokens';
export { dtcgTokens } from './dtcgTokens';
