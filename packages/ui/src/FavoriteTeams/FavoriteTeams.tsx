import { useId } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { Skeleton } from '../Skeleton';
import { visuallyHidden } from '../theme';
import { favoriteTeamsCopy } from './copy';
import * as styles from './FavoriteTeams.css';
import { TeamMark } from './TeamMark';

export interface FavoriteTeamsProps {
  teams: readonly { id: string; name: string }[];
  /** One's own teams: says what to do when there are none, and may offer to add. @default false */
  isOwn?: boolean;
  /** Offers a button to add a team; shown on one's own profile only. */
  onAddTeam?: () => void;
  /** Address of a picture for a team's name, for sites that may show the real logos. */
  logoFor?: (name: string) => string | undefined;
  /** @default false */
  isLoading?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
  labels?: Partial<typeof favoriteTeamsCopy>;
  className?: string;
}

/** A card with the teams a person follows, each with its crest. */
export function FavoriteTeams({
  teams,
  isOwn = false,
  onAddTeam,
  logoFor,
  isLoading = false,
  headingLevel = 2,
  labels,
  className,
}: FavoriteTeamsProps) {
  const text = useMessages('favoriteTeams', favoriteTeamsCopy, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <div className={styles.header}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        {isOwn && onAddTeam && (
          <Button
            size="s"
            icon={<Icon name="plus" size={16} />}
            className={styles.add}
            onPress={onAddTeam}
          >
            {text.addTeam}
          </Button>
        )}
      </div>
      {isLoading && <output className={visuallyHidden}>{text.loading}</output>}
      {isLoading && [1, 2, 3].map((row) => <Skeleton key={row} width="100%" height={48} />)}
      {!isLoading && teams.length === 0 && (
        <p className={styles.empty}>{isOwn ? text.emptyOwn : text.empty}</p>
      )}
      {!isLoading && teams.length > 0 && (
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
}
