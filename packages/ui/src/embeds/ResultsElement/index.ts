// The types of `<clubline-results>`, for pages that import its script.
import type { ResultsView } from '../ResultsTable';
import type { ResultsElement as ElementClass } from './ResultsElement';

/**
 * What the name of the element stands for. The script exports nothing, so that the class itself
 * cannot be imported.
 */
export type ResultsElement = ElementClass;

declare global {
  interface HTMLElementTagNameMap {
    'clubline-results': ResultsElement;
  }
  interface HTMLElementEventMap {
    'clubline-pin-change': CustomEvent<{ pinned: readonly string[] }>;
    'clubline-download': CustomEvent<ResultsView>;
    'clubline-error': CustomEvent<{ error: unknown }>;
  }
}
