/** What people say about a component that its code cannot: one for each page. */
export interface ComponentGuide {
  /** When to use it, one case each. */
  whenToUse: readonly [string, ...string[]];
  /** When not to, with what to take instead. */
  whenNotToUse: readonly [string, ...string[]];
  /** Its parts from the start of reading on, each with what it does. */
  anatomy: Readonly<Record<string, string>>;
  /** How its words are written; left out where it says nothing of its own. */
  content?: readonly [string, ...string[]];
  /** What it is to assistive technology. */
  roles: string;
  /** The keys it takes; left out where it takes none of its own. */
  keys?: string;
  /** How far it was tried, beyond axe in three themes and what its unit tests count. */
  tested?: string;
  /** What was not tried, besides a screen reader in a person's hands. */
  untested?: string;
  /** What changes from right to left; left out where nothing but the order of the line does. */
  rightToLeft?: string;
  /** `deprecated` goes with the next major version. @default as releases and tests have it */
  status?: 'deprecated';
}

/** Guides by the names of their components. */
export type Guides = Readonly<Record<string, ComponentGuide>>;
