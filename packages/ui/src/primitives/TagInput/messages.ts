import { defineMessages } from '../messages';
/** Default texts of TagInput. */
export const tagInputMessages = defineMessages('tagInput', {
  remove: (tag: string) => `Remove ${tag}`,
  add: (tag: string) => `Add ${tag}`,
  suggestions: 'Suggestions',
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
});
