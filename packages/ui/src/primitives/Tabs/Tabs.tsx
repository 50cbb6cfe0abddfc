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

type Replaced = 'className' | 'style' | 'render';

export interface TabsProps extends Omit<AriaTabsProps, Replaced> {
  /** A `TabList` and a `TabPanel` for each of its tabs. */
  children?: AriaTabsProps['children'];
  /** The id of the chosen tab, where the page keeps it. @default kept by Tabs */
  selectedKey?: AriaTabsProps['selectedKey'];
  /** The id of the tab that is chosen at first. @default the first one */
  defaultSelectedKey?: AriaTabsProps['defaultSelectedKey'];
  /** Called with the id of a tab when it is chosen. */
  onSelectionChange?: AriaTabsProps['onSelectionChange'];
  /** Whether arrow keys choose a tab at once, or `Enter` does. @default 'automatic' */
  keyboardActivation?: AriaTabsProps['keyboardActivation'];
  /** No tab can be chosen. @default false */
  isDisabled?: AriaTabsProps['isDisabled'];
  /** Added to the classes of the outermost element. */
  className?: string;
}

export interface TabListProps extends Omit<AriaTabListProps<object>, Replaced> {
  /** The tabs. */
  children?: AriaTabListProps<object>['children'];
  /** What the tabs are of, for assistive technology. */
  'aria-label'?: string;
  /** Added to the classes of the outermost element. */
  className?: string;
}

export interface TabProps extends Omit<AriaTabProps, Replaced> {
  /** That of its panel, too. */
  id?: AriaTabProps['id'];
  /** Its words, with a count or an icon beside them. */
  children?: AriaTabProps['children'];
  /** Leads to an address, so that the tab can be opened in a window of its own. @default none */
  href?: AriaTabProps['href'];
  /** It cannot be chosen. @default false */
  isDisabled?: AriaTabProps['isDisabled'];
  /** Added to the classes of the outermost element. */
  className?: string;
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, Replaced> {
  /** That of its tab. */
  id?: AriaTabPanelProps['id'];
  /** What it shows. */
  children?: AriaTabPanelProps['children'];
  /** It stays in the page while another tab is chosen, hidden. @default false */
  shouldForceMount?: AriaTabPanelProps['shouldForceMount'];
  /** Added to the classes of the outermost element. */
  className?: string;
}

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
