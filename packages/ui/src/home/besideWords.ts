import { size } from '../theme';

/**
 * A place on a picture of the window's width, so far from where the words on it begin: a length or
 * a share for gradients. The words stand in the column of the page's content.
 */
export const besideWords = (width: string): string =>
  `calc(max(0px, 50% - ${size.content} / 2) + ${width})`;
