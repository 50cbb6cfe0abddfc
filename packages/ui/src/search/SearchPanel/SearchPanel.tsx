import { forwardRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import { searchPanelMessages } from './messages';
import { SearchNotices, SearchPlaceholder } from './SearchNotices';
import * as styles from './SearchPanel.css';
import { SearchRow } from './SearchRow';
import { searchStateOf, type SearchGroup, type SearchHit, type SearchKind } from './search.types';

export interface SearchPanelProps {
  /** The words in the search field. */
  query: string;
  /** Called with the words at every key, and with those of a recent search that is chosen. */
  onQueryChange: (query: string) => void;
  /** What was found, in order; a group without hits is left out. */
  groups: readonly SearchGroup[];
  /** Address of the page with everything that was found. */
  resultsHref: string;
  /** Called on Enter in the field: the place to go to that page. */
  onSubmit?: (query: string) => void;
  /** Called when a result, or the page of all, is followed: the place to close the overlay. */
  onSelect?: (hit?: SearchHit, kind?: SearchKind) => void;
  /** What was searched for before, the latest first; offered while nothing is typed. */
  recent?: readonly string[];
  /** What may be looked for, offered while nothing is typed; a group without hits is left out. */
  suggestions?: readonly SearchGroup[];
  /** Called to forget what was searched for before; without it no button is offered. */
  onClearRecent?: () => void;
  /** Called to search again what could not be searched. */
  onRetry?: () => void;
  /** Whether there is no connection. @default false */
  isOffline?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof searchPanelMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Finding anything by a few letters; what an overlay holds. The field keeps the focus while the
 * arrow keys choose.
 */
export const SearchPanel = forwardRef<HTMLDivElement, SearchPanelProps>(
  function SearchPanel(props, ref) {
    const { query, onQueryChange, groups, isOffline = false, onSubmit } = props;
    const text = useMessages(searchPanelMessages, props.labels);
    const state = searchStateOf(query, groups);
    const offers = state.shown === 'start' && hasOffers(props);
    const notices = { query, onQueryChange, state, isOffline, onRetry: props.onRetry, text };
    return (
      <div ref={ref} className={classNames(styles.panel, props.className)}>
        {/* Enter alone goes on to everything; a result that is chosen takes it. */}
        <Autocomplete inputValue={query} onInputChange={onQueryChange} disableAutoFocusFirst>
          <form
            role="search"
            className={base}
            onSubmit={(event) => {
              event.preventDefault();
              const isChosen = event.currentTarget.querySelector('[aria-activedescendant]');
              if (!isChosen && query.trim() !== '') onSubmit?.(query.trim());
            }}
          >
            <SearchField
              // The search is what the overlay was opened for.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              label={text.label}
              placeholder={text.placeholder}
            />
          </form>
          <div className={styles.scroller}>
            <SearchNotices {...notices} />
            {offers ? (
              <Offers {...props} text={text} />
            ) : state.shown === 'found' ? (
              <FoundList {...props} text={text} />
            ) : (
              <SearchPlaceholder {...notices} />
            )}
          </div>
        </Autocomplete>
      </div>
    );
  },
);

type Texts = TextsOf<typeof searchPanelMessages>;

interface PartProps extends SearchPanelProps {
  text: Texts;
}

/** The hits of groups, each group under its heading. */
function hitSections(groups: readonly SearchGroup[], { onSelect, text }: PartProps) {
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map(({ kind, hits }) => (
      <ListBoxSection key={kind} id={kind} className={styles.section}>
        <Header className={styles.heading}>{text[kind]}</Header>
        {hits.map((hit) => (
          <ListBoxItem
            key={hit.id}
            id={`${kind}:${hit.id}`}
            href={hit.href}
            textValue={hit.name}
            className={styles.row}
            onAction={() => onSelect?.(hit, kind)}
          >
            <SearchRow kind={kind} hit={hit} />
          </ListBoxItem>
        ))}
      </ListBoxSection>
    ));
}

function FoundList(props: PartProps) {
  const { query, groups, resultsHref, onSelect, text } = props;
  return (
    <ListBox aria-label={text.results} className={styles.rows}>
      {hitSections(groups, props)}
      <ListBoxItem
        id="all"
        href={resultsHref}
        textValue={text.all(query.trim())}
        className={classNames(styles.row, styles.all)}
        onAction={() => onSelect?.()}
      >
        <span className={styles.mark}>
          <Icon name="search" />
        </span>
        <span className={styles.words}>{text.all(query.trim())}</span>
      </ListBoxItem>
    </ListBox>
  );
}

const hasOffers = ({ recent = [], suggestions = [] }: SearchPanelProps) =>
  recent.length > 0 || suggestions.some(({ hits }) => hits.length > 0);

/** What was searched for before, and what may be looked for. */
function Offers(props: PartProps) {
  const { recent = [], suggestions = [], onQueryChange, onClearRecent, text } = props;
  return (
    <>
      <ListBox
        aria-label={recent.length > 0 ? text.recent : text.suggestions}
        className={styles.rows}
      >
        {recent.length > 0 && (
          <ListBoxSection id="recent" className={styles.section}>
            <Header className={styles.heading}>{text.recent}</Header>
            {recent.map((words) => (
              <ListBoxItem
                key={words}
                id={`recent:${words}`}
                textValue={words}
                className={styles.row}
                onAction={() => onQueryChange(words)}
              >
                <span className={styles.mark}>
                  <Icon name="clock" />
                </span>
                <span className={styles.words}>
                  {/* A line of its own would be aligned by the words, not by the page. */}
                  <span>
                    <bdi>{words}</bdi>
                  </span>
                </span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
        {hitSections(suggestions, props)}
      </ListBox>
      {recent.length > 0 && onClearRecent && (
        <Button size="small" variant="quiet" onPress={onClearRecent}>
          {text.clearRecent}
        </Button>
      )}
    </>
  );
}
