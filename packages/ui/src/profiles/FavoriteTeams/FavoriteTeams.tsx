import { forwardRef, useId } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { ErrorState } from '../../primitives/ErrorState';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { Skeleton } from '../../primitives/Skeleton';
import { visuallyHidden } from '../../theme';
import { favoriteTeamsMessages } from './messages';
import * as styles from './FavoriteTeams.css';
import { TeamMark } from './TeamMark';

export interface FavoriteTeamsProps {
  /** The teams in the order to show; `id` is unique, `name` decides the crest. */
  teams: readonly { id: string; name: string }[];
  /** One's own teams: says what to do when there are none, and may offer to add. @default false */
  isOwn?: boolean;
  /** Offers a button to add a team; shown on one's own profile only. */
  onAddTeam?: () => void;
  /** Address of a picture for a team's name, for sites that may show the real logos. */
  logoFor?: (name: string) => string | undefined;
  /**
   * Whether the teams are on their way, here, or could not be loaded.
   * @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof favoriteTeamsMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A card with the teams a person follows, each with its crest. */
export const FavoriteTeams = forwardRef<HTMLElement, FavoriteTeamsProps>(function FavoriteTeams(
  {
    teams,
    isOwn = false,
    onAddTeam,
    logoFor,
    status = 'ready',
    onRetry,
    headingLevel = 2,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(favoriteTeamsMessages, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const canAdd = isOwn && onAddTeam !== undefined;
  const isEmpty = status === 'ready' && teams.length === 0;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.card, isEmpty && !canAdd && styles.withoutTeams, className)}
    >
      <div className={styles.header}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        {canAdd && (
          <Button
            size="small"
            icon={<Icon name="plus" size={16} />}
            className={styles.add}
            onPress={onAddTeam}
          >
            {text.addTeam}
          </Button>
        )}
      </div>
      {status === 'loading' && <output className={visuallyHidden}>{text.loading}</output>}
      {status === 'loading' &&
        [1, 2, 3].map((row) => <Skeleton key={row} width="100%" height={48} />)}
      {status === 'error' && <ErrorState title={text.failed} onRetry={onRetry} />}
      {isEmpty && <p className={styles.empty}>{isOwn ? text.emptyOwn : text.empty}</p>}
      {status === 'ready' && teams.length > 0 && (
        <ul className={styles.teams}>
          {teams.map(({ id, name }) => (
            <li key={id} className={styles.team}>
              <TeamMark name={name} src={logoFor?.(name)} />
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
