import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../classNames';
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
  /** Keeps the tile's room while the figure is on its way. @default false */
  isLoading?: boolean;
  /** Makes the tile a button, e.g. to open the list behind the count. */
  onPress?: () => void;
  className?: string;
}

/** One figure as a scoreboard shows it: large, condensed, its name beneath. */
export function StatTile({
  label,
  value,
  icon,
  isHighlighted = false,
  isLoading = false,
  onPress,
  className,
}: StatTileProps) {
  const { locale } = useLocale();
  const text =
    typeof value === 'number' && Number.isFinite(value)
      ? new Intl.NumberFormat(locale).format(value)
      : '–';
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
        {isLoading ? (
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
  if (!onPress) return <div className={frame}>{content}</div>;
  return (
    <Button className={frame} onPress={onPress}>
      {content}
    </Button>
  );
}
