import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton';
import type { ToastItem } from './createToastStore';
import * as styles from './ToastRegion.css';
import { useSwipe } from './useSwipe';

const swipeThreshold = 50;
const icons = { neutral: 'info', positive: 'check', critical: 'warning' } as const satisfies Record<
  string,
  IconName
>;

/** One message with its icon, its words and its cross. */
export function Toast({
  toast,
  dismissLabel,
  onDismiss,
}: {
  toast: ToastItem;
  dismissLabel: string;
  onDismiss: () => void;
}) {
  const { title, description, tone = 'neutral', isOpen } = toast;
  const swipe = useSwipe(swipeThreshold, onDismiss);
  return (
    <div
      {...swipe.handlers}
      data-open={isOpen}
      className={styles.tones[tone]}
      style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
    >
      <Icon name={icons[tone]} className={classNames(styles.mark, styles.marks[tone])} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <IconButton
        label={dismissLabel}
        icon={<Icon name="close" />}
        isDisabled={!isOpen}
        onPress={onDismiss}
      />
    </div>
  );
}
