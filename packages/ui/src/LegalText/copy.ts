/** Default texts around a legal text. */
export const legalTextCopy = {
  contents: 'Contents',
  home: 'Home',
};
