/** A path or an address inside the current React, or one elsewhere, which stays as it is. */
export const takeOldest = (path) =>
  path.replace(/([\\/]node_modules[\\/]react(?:-dom)?)([\\/])/, '$1-18$2');
