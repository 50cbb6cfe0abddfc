import { SearchDialog, type SearchState } from '@clubline/features';
import { event } from '../../content/event';

/** The search of everything, the races of this site's own event among it. */
export default function SearchOverlay(state: SearchState) {
  return <SearchDialog {...state} event={event} />;
}
