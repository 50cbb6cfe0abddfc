/** What pages of documentation say about the code, read from the code when they are built. */
export interface Facts {
  /** Components whose styles take a value, by the value as styles write it: `vars.text.muted`. */
  users: Record<string, readonly string[]>;
  /** What a component is made of, itself and by the components that it imports: `vars.…`. */
  hooks: Record<string, readonly string[]>;
  /** The address of a component's page in Storybook, by its name. */
  pages: Record<string, string>;
  /** What each page of stories is about, by its title. */
  subjects: Record<string, Subject>;
  /** What moves, by component: each duration as the styles give it, and whether it can rest. */
  motion: Record<string, Movement>;
  /** The components that show an icon, by its name. */
  icons: Record<string, readonly string[]>;
  /** The screens and components that show a component, by its name. */
  usedBy: Record<string, UsedBy>;
  /** The components of ui that one of features puts together, itself or by its parts. */
  madeOf: Record<string, readonly string[]>;
  /** What the stories of each page show, by its title. */
  stories: Record<string, Stories>;
  /** Ids of the stories that each run of the engines opens in Firefox and WebKit. */
  inEngines: readonly string[];
  /** How many unit tests a component has. */
  tests: Record<string, number>;
  /** Ids of the messages that features say in a toast. */
  toasts: readonly string[];
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

/** What a page of stories is about. */
interface Subject {
  /** Its `component`; it may be a frame that only the stories have. */
  component: string | undefined;
  /** The components that it documents besides, or in place of such a frame. */
  subcomponents: readonly string[];
}

/** The stories of a page. */
interface Stories {
  count: number;
  /** How many of them stand from right to left. */
  rightToLeft: number;
  /** How many of them leave out a rule of axe, by its name. */
  excused: Record<string, number>;
  /** How many of them axe does not look at. */
  withoutAxe: number;
  /** Whether one of them has all states. */
  hasAllStates: boolean;
}

/** Who shows a component. */
interface UsedBy {
  /** Screens and what else of features is mounted whole, directly or through others. */
  screens: readonly string[];
  /** Components that import it themselves. */
  components: readonly string[];
  /** Addresses of the site at which it stands. */
  addresses: readonly string[];
}
