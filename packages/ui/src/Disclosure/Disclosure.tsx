import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Leave out to let it keep its own state. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  className?: string;
}

/** A heading that shows and hides what belongs to it. */
export function Disclosure({
  title,
  children,
  headingLevel = 3,
  className,
  ...state
}: DisclosureProps) {
  return (
    <AriaDisclosure {...state} className={classNames(styles.disclosure, className)}>
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          {title}
          <Icon name="chevron-down" className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
