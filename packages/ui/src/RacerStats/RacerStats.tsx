import { useId } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { StatTile } from '../StatTile';
import { racerStatsCopy } from './copy';
import * as styles from './RacerStats.css';

export interface RacerStatsProps {
  /** Unknown figures are shown as a dash. */
  careerWins?: number | null;
  seasonWins?: number | null;
  seasonPodiums?: number | null;
  careerWorldFinalsWins?: number | null;
  /** Keeps the room while the figures are on their way. @default false */
  isLoading?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
  labels?: Partial<typeof racerStatsCopy>;
  className?: string;
}

/** A racer's figures on a scoreboard, the World Finals on a card of their own. */
export function RacerStats({
  careerWins,
  seasonWins,
  seasonPodiums,
  careerWorldFinalsWins,
  isLoading = false,
  headingLevel = 2,
  labels,
  className,
}: RacerStatsProps) {
  const text = useMessages('racerStats', racerStatsCopy, labels);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.groups}>
        <section aria-labelledby={`${id}-season`} className={styles.group}>
          <Title id={`${id}-season`} className={styles.title}>
            {text.title}
          </Title>
          <ul className={styles.tiles}>
            <li className={styles.first}>
              <StatTile
                label={text.careerWins}
                value={careerWins}
                isLoading={isLoading}
                isHighlighted
                icon={<Icon name="trophy" size={24} />}
              />
            </li>
            <li>
              <StatTile label={text.seasonWins} value={seasonWins} isLoading={isLoading} />
            </li>
            <li>
              <StatTile label={text.seasonPodiums} value={seasonPodiums} isLoading={isLoading} />
            </li>
          </ul>
        </section>
        <section aria-labelledby={`${id}-finals`} className={styles.group}>
          <Title id={`${id}-finals`} className={styles.title}>
            {text.worldFinals}
          </Title>
          <StatTile
            label={text.careerWorldFinalsWins}
            value={careerWorldFinalsWins}
            isLoading={isLoading}
            isHighlighted
            icon={<Icon name="medal" size={24} />}
          />
        </section>
      </div>
    </div>
  );
}
