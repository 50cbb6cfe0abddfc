import type { ResultsView } from '../ResultsTable';
import { ResultsElement } from './ResultsElement';

export { ResultsElement };

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
