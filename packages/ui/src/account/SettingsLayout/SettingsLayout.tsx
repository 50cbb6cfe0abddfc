import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs';
import { settingsLayoutMessages } from './messages';
import * as styles from './SettingsLayout.css';

export interface SettingsLayoutProps {
  /** What the Profile section holds. */
  children: ReactNode;
  /** What else there is to set: beside the first where there is room, else below it. */
  aside?: ReactNode;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof settingsLayoutMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Settings: the sections at the side, above where there is less room, and the one shown. */
export const SettingsLayout = forwardRef<HTMLDivElement, SettingsLayoutProps>(
  function SettingsLayout({ children, aside, headingLevel = 1, labels, className }, ref) {
    const text = useMessages(settingsLayoutMessages, labels);
    const Title = `h${headingLevel}` as const;
    return (
      <div ref={ref} className={classNames(styles.page, className)}>
        <Title className={styles.title}>{text.title}</Title>
        <Tabs orientation="vertical" className={styles.tabs}>
          <TabList aria-label={text.sections} className={styles.side}>
            <Tab id="profile" className={styles.tab}>
              <Icon name="user" />
              {text.profile}
            </Tab>
          </TabList>
          <TabPanel id="profile" className={styles.panel}>
            <div className={styles.column}>{children}</div>
            <div className={styles.column}>{aside}</div>
          </TabPanel>
        </Tabs>
      </div>
    );
  },
);
