import { defineMessages } from '../../primitives/messages';
/** Default texts around a legal text. */
export const legalTextMessages = defineMessages('legalText', {
  contents: 'Contents',
  home: 'Home',
});
