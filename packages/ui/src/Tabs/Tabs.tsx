import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { classNames } from '../classNames';
import * as styles from './Tabs.css';

type Plain<Props> = Omit<Props, 'className' | 'style' | 'render'> & { className?: string };

export type TabsProps = Plain<AriaTabsProps>;
export type TabListProps = Plain<AriaTabListProps<object>>;
export type TabProps = Plain<AriaTabProps>;
export type TabPanelProps = Plain<AriaTabPanelProps>;

/** Views of one thing, one at a time; arrow keys move between the tabs. */
export function Tabs({ className, ...props }: TabsProps) {
  return <AriaTabs {...props} className={classNames(styles.tabs, className)} />;
}

/** The row of tabs; give it an `aria-label`. It scrolls sideways when it does not fit. */
export function TabList({ className, ...props }: TabListProps) {
  return <AriaTabList {...props} className={classNames(styles.list, className)} />;
}

export function Tab({ className, ...props }: TabProps) {
  return <AriaTab {...props} className={classNames(styles.tab, className)} />;
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={classNames(styles.panel, className)} />;
}
