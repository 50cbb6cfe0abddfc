// The types of `<clubline-results>`, for pages that import its script.
import type { ResultsElementEvents, ResultsElementProperties } from './ResultsElement.types';

export type {
  ResultsElementAttributes,
  ResultsElementEvents,
  ResultsElementProperties,
} from './ResultsElement.types';

export type { RaceMoto, RaceRow, RaceTable, ResultsView } from '../../results/results.types';

/** What the name of the element stands for. The script exports nothing: its class is not there. */
export interface ResultsElement extends HTMLElement, ResultsElementProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'clubline-results': ResultsElement;
  }
  // What bubbles is heard on the document and the window, too.
  interface GlobalEventHandlersEventMap extends ResultsElementEvents {}
}
