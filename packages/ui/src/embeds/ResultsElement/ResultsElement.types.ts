import type { ExplainPlaceTexts } from '../../results/explainPlace';
import type { RaceRow, RaceTable, ResultsView } from '../../results/results.types';
import type { EmbedProblem } from '../problems';
import type { LiveResultsTexts } from '../LiveResults/messages';
import type { ResultsTableTexts } from '../ResultsTable/messages';

/** What an attribute of `<clubline-results>` can say; each is a property, too. */
export interface ResultsElementAttributes {
  /**
   * The theme in force; `system` is that of the page around, where it is known, else the person's.
   * @default 'system'
   */
  theme: 'light' | 'dark' | 'high-contrast' | 'system' | undefined;
  /** Address of the race as JSON; what the page gives shows until it has come. */
  src: string | undefined;
  /** Seconds after which `src` is asked for again, 5 at least. @default never */
  refresh: string | undefined;
  /** Lets the person order by rank, by a moto or by the final place. */
  sortable: boolean;
  /** Each row offers the sentences that say why it has its place. */
  explain: boolean;
  /** Shows a pin on each row. */
  pinnable: boolean;
  /** Shows a button that saves the results; the name of the file. @default 'results.csv' */
  download: string | undefined;
  /** The boat number of the row that a link has led to. */
  markedBoat: string | undefined;
  /** Scrolls inside this height, with the header in view, e.g. `70vh`. */
  maxBlockSize: string | undefined;
}

/** What `<clubline-results>` can be given. */
export interface ResultsElementProperties extends ResultsElementAttributes {
  /**
   * The race, also where there is a `src`. @default what `src` gives, and until then the JSON in a
   * child `<script type="application/json">`; as well where it is taken back, by null or undefined
   */
  data: RaceTable | null | undefined;
  /** Texts to replace, one by one. */
  labels: Partial<ResultsTableTexts & LiveResultsTexts & ExplainPlaceTexts> | undefined;
  /** Riders that stand first: boat number, a space and the rider's name. */
  pinned: readonly string[] | undefined;
  /** Makes each boat number a link, to where its row can be found again. */
  hrefForBoat: ((boat: string) => string) | undefined;
  /** Makes a rider's name a link, e.g. to a page about them; none where it gives nothing. */
  hrefForRider: ((row: RaceRow) => string | undefined) | undefined;
}

/** What `<clubline-results>` tells the page. */
export interface ResultsElementEvents {
  /** The person has pinned a row, or taken a pin away. */
  'clubline-pin-change': CustomEvent<{ pinned: readonly string[] }>;
  /** The person takes the results home; `preventDefault()` leaves it to the page. */
  'clubline-download': CustomEvent<ResultsView>;
  /** Something has gone wrong, e.g. a part of the race cannot be read. */
  'clubline-error': CustomEvent<EmbedProblem>;
}
