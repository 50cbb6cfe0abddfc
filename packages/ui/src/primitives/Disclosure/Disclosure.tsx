import { forwardRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** The words of the heading, which is the button that shows and hides. */
  title: ReactNode;
  /** What is shown and hidden. */
  children: ReactNode;
  /** Whether it is open; leave out to let it keep its own state. */
  isOpen?: boolean;
  /** Whether it is open at first, while it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Called with the new state on each press of the heading. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A heading that shows and hides what belongs to it. */
export const Disclosure = forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(
  { title, children, isOpen, defaultOpen, onOpenChange, headingLevel = 3, className },
  ref,
) {
  return (
    <AriaDisclosure
      ref={ref}
      isExpanded={isOpen}
      defaultExpanded={defaultOpen}
      onExpandedChange={onOpenChange}
      className={classNames(styles.disclosure, className)}
    >
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <bdi>{title}</bdi>
          <Icon name="chevron-down" className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
});
