import { forwardRef } from 'react';
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
import { useObjectRef } from 'react-aria/useObjectRef';
import { classNames } from '../../theme/classNames';
import { useTabScroll } from './useTabScroll';
import * as styles from './Tabs.css';

type Plain<Props> = Omit<Props, 'className' | 'style' | 'render'> & {
  /** Added to the classes of the outermost element. */
  className?: string;
};

export type TabsProps = Plain<AriaTabsProps>;
export type TabListProps = Plain<AriaTabListProps<object>>;
export type TabProps = Plain<AriaTabProps>;
export type TabPanelProps = Plain<AriaTabPanelProps>;

/** Views of one thing, one at a time; arrow keys move between the tabs. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { className, ...props },
  ref,
) {
  return <AriaTabs ref={ref} {...props} className={classNames(styles.tabs, className)} />;
});

/**
 * The row of tabs; give it an `aria-label`. It scrolls sideways when it does not fit, and keeps the
 * chosen tab in sight.
 */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { className, ...props },
  ref,
) {
  const list = useObjectRef(ref);
  useTabScroll(list);
  return <AriaTabList ref={list} {...props} className={classNames(styles.list, className)} />;
});

/** One tab of a row; its `id` is that of its panel. */
export const Tab = forwardRef<HTMLDivElement, TabProps>(function Tab({ className, ...props }, ref) {
  return <AriaTab ref={ref} {...props} className={classNames(styles.tab, className)} />;
});

/** What a tab shows while it is chosen; its `id` is that of the tab. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, ...props },
  ref,
) {
  return <AriaTabPanel ref={ref} {...props} className={classNames(styles.panel, className)} />;
});
