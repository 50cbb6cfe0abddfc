/**
 * What a primitive is to assistive technology, which keys it takes, and how far that was checked.
 * Empty means nothing to say.
 */
export interface AccessibilityNote {
  component: string;
  role: string;
  keys: string;
  /** Beyond axe, which looks at every story in three themes. */
  tested: string;
  untested: string;
}
