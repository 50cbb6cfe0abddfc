/** What pages of documentation say about the code, read from the code when they are built. */
export interface Facts {
  /** Components whose styles take a value, by the value as styles write it: `vars.text.muted`. */
  users: Record<string, readonly string[]>;
  /** What a component is made of, itself and by the components that it imports: `vars.…`. */
  hooks: Record<string, readonly string[]>;
  /** The address of a component's page in Storybook, by its name. */
  pages: Record<string, string>;
  /** What moves, by component: each duration as the styles give it, and whether it can rest. */
  motion: Record<string, Movement>;
  /** The components that show an icon, by its name. */
  icons: Record<string, readonly string[]>;
  /** The screens and components that show a component, by its name. */
  usedBy: Record<string, UsedBy>;
  /** What each group of the contract is for, in the words of its type. */
  groups: Record<string, string>;
  /** The pictures that the site brings, as files of `art/`. */
  pictures: readonly string[];
}

/** How a component moves. */
interface Movement {
  /** `feedback` and `enter` of the theme, or a duration of its own. */
  durations: readonly string[];
  /** Whether its styles answer a person who asks for less motion. */
  canRest: boolean;
}

/** Who shows a component. */
interface UsedBy {
  /** Screens and what else of features is mounted whole, directly or through others. */
  screens: readonly string[];
  /** Components that import it themselves. */
  components: readonly string[];
}
