import { Icon } from '../../primitives/Icon';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import * as styles from './FieldNotice.css';

interface FieldNoticeProps {
  /** What there is to know; nothing while it is missing. */
  children: string | undefined;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A sentence about what is being written, announced when it appears; it holds nothing back. */
export function FieldNotice({ children, className }: FieldNoticeProps) {
  return (
    <output className={classNames(base, styles.notice, className)}>
      {children && (
        <>
          <Icon name="info" size={16} />
          {children}
        </>
      )}
    </output>
  );
}
