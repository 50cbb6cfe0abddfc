import { forwardRef, type ReactNode } from 'react';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import * as styles from './ChannelColumn.css';

/** Props of {@link ChannelColumn}. */
export interface ChannelColumnProps {
  /** The ChannelMessageList, which takes the height that is left, and the composer below it. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A channel's list over its composer, filling the height. */
export const ChannelColumn = forwardRef<HTMLDivElement, ChannelColumnProps>(function ChannelColumn(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.channel, className)}>
      {children}
    </div>
  );
});
