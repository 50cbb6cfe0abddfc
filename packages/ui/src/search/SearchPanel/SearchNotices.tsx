import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import type { TextsOf } from '../../primitives/messages';
import { Notice } from '../../primitives/Notice';
import { LoadingRows } from '../../primitives/SearchList';
import { visuallyHidden } from '../../theme';
import type { searchPanelMessages } from './messages';
import type { SearchState } from './search.types';

type Texts = TextsOf<typeof searchPanelMessages>;

interface SearchNoticesProps {
  /** What is searched for. */
  query: string;
  onQueryChange: (query: string) => void;
  state: SearchState;
  isOffline: boolean;
  onRetry: (() => void) | undefined;
  text: Texts;
}

/** What is said besides what was found: offline, what failed, and how many there are. */
export function SearchNotices({ query, state, isOffline, onRetry, text }: SearchNoticesProps) {
  const { shown, failed } = state;
  return (
    <>
      <output className={visuallyHidden}>{announcement(query, state, isOffline, text)}</output>
      {isOffline && (
        <Notice icon="wifi-off" title={text.offline}>
          {text.offlineHint}
        </Notice>
      )}
      {!isOffline && shown !== 'start' && failed.length > 0 && (
        <div role="alert">
          <Notice
            icon="warning"
            tone="warning"
            title={text.failed(failed.map((kind) => text[kind]).join(', '))}
            action={
              onRetry && (
                <Button size="small" onPress={onRetry}>
                  {text.retry}
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  );
}

/** What was not searched may hold it: then nobody knows that there is nothing. */
const isNothing = ({ shown, failed }: SearchState, isOffline: boolean) =>
  shown === 'empty' && failed.length === 0 && !isOffline;

function announcement(query: string, state: SearchState, isOffline: boolean, text: Texts) {
  if (state.shown === 'searching') return text.searching;
  if (state.shown === 'found')
    return state.count > 0 ? text.count(state.count, state.isMore) : text.nothingYet;
  return isNothing(state, isOffline) ? text.empty(query.trim()) : '';
}

/** What stands in place of results: nothing typed yet, on their way, or none. */
export function SearchPlaceholder(props: SearchNoticesProps) {
  const { query, onQueryChange, state, isOffline, text } = props;
  const { shown } = state;
  if (shown === 'searching') return <LoadingRows />;
  if (shown === 'start')
    return <EmptyState illustration="search" title={text.start} description={text.startHint} />;
  if (isNothing(state, isOffline))
    return (
      <EmptyState
        illustration="search"
        title={text.empty(query.trim())}
        description={text.emptyHint}
        onClearSearch={() => onQueryChange('')}
      />
    );
  return null;
}
