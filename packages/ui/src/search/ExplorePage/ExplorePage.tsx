import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { LinkButton } from '../../primitives/LinkButton';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Notice } from '../../primitives/Notice';
import { LoadingRows } from '../../primitives/SearchList';
import { SideCard } from '../../primitives/SideCard';
import { visuallyHidden } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { SearchHit } from '../SearchPanel';
import * as panelStyles from '../SearchPanel/SearchPanel.css';
import { SearchRow } from '../SearchPanel/SearchRow';
import { explorePageMessages } from './messages';
import * as styles from './ExplorePage.css';

/** People or racers, a few of many. */
interface ExploredGroup {
  /** What it holds. */
  kind: 'people' | 'racers';
  /** In the order to show; once it is there and empty, it is left out. */
  hits: readonly SearchHit[];
  /** Whether they are on their way, are there, or could not be loaded. */
  status: 'loading' | 'ready' | 'error';
  /** Where all of them are; without it there is no link. */
  moreHref?: string;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
}

export interface ExplorePageProps {
  /** The heading of the page (`h1`). */
  title: string;
  /** Where everything is searched. */
  searchHref: string;
  /** What is latest, above all else: a `PodiumSection`. */
  lead?: ReactNode;
  /** Stands before the groups: `ClubSuggestions`. */
  children?: ReactNode;
  /** In the order to show. */
  groups: readonly ExploredGroup[];
  /** What stands beside the link of one, e.g. a button to follow a person. */
  renderAction?: (hit: SearchHit, kind: ExploredGroup['kind']) => ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof explorePageMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Where one looks round: what is latest, and clubs, people and racers to begin with. */
export const ExplorePage = forwardRef<HTMLDivElement, ExplorePageProps>(function ExplorePage(
  { title, searchHref, lead, children, groups, renderAction, labels, className },
  ref,
) {
  const text = useMessages(explorePageMessages, labels);
  return (
    <div ref={ref} className={classNames(panelStyles.page, className)}>
      <header className={styles.head}>
        <h1 className={panelStyles.title}>{title}</h1>
        <LinkButton href={searchHref} icon={<Icon name="search" />}>
          {text.search}
        </LinkButton>
      </header>
      {lead}
      <div className={styles.box}>
        <div className={styles.cards}>
          {children}
          {groups
            .filter(({ hits, status }) => hits.length > 0 || status !== 'ready')
            .map((group) => (
              <GroupCard key={group.kind} {...{ group, renderAction, text }} />
            ))}
        </div>
      </div>
    </div>
  );
});

interface GroupCardProps extends Pick<ExplorePageProps, 'renderAction'> {
  group: ExploredGroup;
  text: TextsOf<typeof explorePageMessages>;
}

function GroupCard({ group, renderAction, text }: GroupCardProps) {
  const { kind, hits, status, moreHref, onRetry } = group;
  return (
    <SideCard title={text[kind]} moreHref={moreHref} moreLabel={text.seeAll}>
      {status === 'loading' && (
        <>
          <output className={visuallyHidden}>{text.loading}</output>
          <LoadingRows />
        </>
      )}
      {status === 'error' && (
        <div role="alert">
          <Notice
            tone="warning"
            icon="warning"
            title={text.failed}
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
      {status === 'ready' && (
        <ul className={styles.rows}>
          {hits.map((hit) => {
            const action = renderAction?.(hit, kind);
            return (
              <li key={hit.id} className={panelStyles.item}>
                <a href={hit.href} className={panelStyles.row}>
                  <SearchRow kind={kind} hit={hit} isBesideAction={Boolean(action)} />
                </a>
                {action}
              </li>
            );
          })}
        </ul>
      )}
    </SideCard>
  );
}
