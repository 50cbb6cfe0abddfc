import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs';
import { settingsLayoutCopy } from './copy';
import * as styles from './SettingsLayout.css';

export interface SettingsLayoutProps {
  /** What the Profile section holds. */
  children: ReactNode;
  /** @default 1 */
  headingLevel?: 1 | 2;
  labels?: Partial<typeof settingsLayoutCopy>;
  className?: string;
}

/** Settings: the sections at the side, above on narrow screens, and the one shown. */
export function SettingsLayout({
  children,
  headingLevel = 1,
  labels,
  className,
}: SettingsLayoutProps) {
  const text = useMessages('settingsLayout', settingsLayoutCopy, labels);
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.page, className)}>
      <Title className={styles.title}>{text.title}</Title>
      <Tabs orientation="vertical" className={styles.tabs}>
        <TabList aria-label={text.sections} className={styles.side}>
          <Tab id="profile" className={styles.tab}>
            <Icon name="user" />
            {text.profile}
          </Tab>
        </TabList>
        <TabPanel id="profile" className={styles.panel}>
          {children}
        </TabPanel>
      </Tabs>
    </div>
  );
}
