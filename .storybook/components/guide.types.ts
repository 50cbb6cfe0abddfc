/** What people say about a component that its code cannot: one for each page. */
export interface ComponentGuide {
  /** When to use it, one case each. */
  whenToUse: readonly [string, ...string[]];
  /** When not to, with what to take instead. */
  whenNotToUse: readonly [string, ...string[]];
  /** Its parts from the start of reading on, each with what it does. */
  anatomy: Readonly<Record<string, string>>;
  /** How its words are written. */
  content: readonly [string, ...string[]];
  /** What changes from right to left. */
  rightToLeft: string;
  /** `draft` may change without notice; `deprecated` goes with the next major version. */
  status: 'draft' | 'ready' | 'deprecated';
}

/** Guides by the names of their components. */
export type Guides = Readonly<Record<string, ComponentGuide>>;
