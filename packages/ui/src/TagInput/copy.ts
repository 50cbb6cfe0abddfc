/** Default texts of TagInput. */
export const tagInputCopy = {
  remove: (tag: string) => `Remove ${tag}`,
  add: (tag: string) => `Add ${tag}`,
  suggestions: 'Suggestions',
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
};
