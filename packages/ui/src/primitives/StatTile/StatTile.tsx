import { forwardRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import { Skeleton } from '../Skeleton';
import * as styles from './StatTile.css';

export interface StatTileProps {
  /** What is counted: 'Followers'. */
  label: string;
  /** The figure, grouped as the reader's language does it; a missing one is a dash. */
  value: number | null | undefined;
  /** A picture beside the figure, e.g. a trophy; decoration. */
  icon?: ReactNode;
  /** Gives the tile the lit edge. @default false */
  isHighlighted?: boolean;
  /**
   * Whether the figure is on its way or here; an error is the caller's to show, here a dash.
   * @default 'ready'
   */
  status?: 'loading' | 'ready';
  /** Makes the tile a button, e.g. to open the list behind the count. */
  onPress?: () => void;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One figure as a scoreboard shows it: large, condensed, its name beneath. */
export const StatTile = forwardRef<HTMLElement, StatTileProps>(function StatTile(
  { label, value, icon, isHighlighted = false, status = 'ready', onPress, className },
  ref,
) {
  const { locale } = useLocale();
  const text =
    typeof value === 'number' && Number.isFinite(value) ? value.toLocaleString(locale) : '–';
  const separators = text.replace(/\p{Nd}/gu, '').length;
  const room = {
    '--digits': Math.max(text.length - separators / 2, 2),
    '--aside': icon ? '44px' : '0px',
  } as CSSProperties;
  const frame = classNames(
    styles.tile,
    isHighlighted && styles.highlight,
    onPress && styles.pressable,
    className,
  );
  const content = (
    <>
      <span className={styles.figure}>
        {status === 'loading' ? (
          <Skeleton width="60%" height={48} />
        ) : (
          <span className={styles.value} style={room}>
            {text}
          </span>
        )}
        {icon && <span className={styles.mark}>{icon}</span>}
      </span>
      <span className={styles.label}>
        {label}
        {onPress && (
          <span className={styles.more}>
            <Icon name="chevron-right" size={16} />
          </span>
        )}
      </span>
    </>
  );
  if (!onPress)
    return (
      <div ref={ref as Ref<HTMLDivElement>} className={frame}>
        {content}
      </div>
    );
  return (
    <Button ref={ref as Ref<HTMLButtonElement>} className={frame} onPress={onPress}>
      {content}
    </Button>
  );
});
