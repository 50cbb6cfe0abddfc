import { forwardRef, useId } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { StatTile } from '../../primitives/StatTile';
import { racerStatsMessages } from './messages';
import * as styles from './RacerStats.css';

export interface RacerStatsProps {
  /** Unknown figures are shown as a dash. */
  careerWins?: number | null;
  /** Wins in this season; a dash while it is not known. */
  seasonWins?: number | null;
  /** Places one to three in this season; a dash while it is not known. */
  seasonPodiums?: number | null;
  /** Wins at the World Finals in all years; a dash while it is not known. */
  careerWorldFinalsWins?: number | null;
  /**
   * Whether the figures are on their way or here; `RacerUnavailable` shows an error, in the page's
   * place.
   * @default 'ready'
   */
  status?: 'loading' | 'ready';
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof racerStatsMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A racer's figures on a scoreboard, the World Finals on a card of their own. */
export const RacerStats = forwardRef<HTMLDivElement, RacerStatsProps>(function RacerStats(
  {
    careerWins,
    seasonWins,
    seasonPodiums,
    careerWorldFinalsWins,
    status = 'ready',
    headingLevel = 2,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(racerStatsMessages, labels);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classNames(styles.frame, className)}>
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
                status={status}
                isHighlighted
                icon={<Icon name="trophy" size={24} />}
              />
            </li>
            <li>
              <StatTile label={text.seasonWins} value={seasonWins} status={status} />
            </li>
            <li>
              <StatTile label={text.seasonPodiums} value={seasonPodiums} status={status} />
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
            status={status}
            isHighlighted
            icon={<Icon name="medal" size={24} />}
          />
        </section>
      </div>
    </div>
  );
});
