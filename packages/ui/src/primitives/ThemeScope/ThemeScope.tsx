import {
  forwardRef,
  useCallback,
  useId,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../../theme/classNames';
import type { PartialTheme, ThemeName } from '../../theme';
import { themeStyle } from '../../theme/themeStyle';
import * as styles from './ThemeScope.css';

export interface ThemeScopeProps {
  /**
   * The theme in force; `system` follows the person's settings for colour scheme and contrast.
   * @default 'system'
   */
  theme?: ThemeName | 'system';
  /** Token values that replace those of the theme, for a partner's own colours, fonts and radii. */
  overrides?: PartialTheme;
  /** Writing direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl';
  /**
   * Language (BCP 47) of the few texts that come from the widgets themselves, and of their keyboard
   * direction.
   */
  locale?: string;
  /** What is shown in this theme; dialogs and menus opened inside have it too. */
  children: ReactNode;
  /** Added to the classes of the outermost element, not of the one that holds dialogs and menus. */
  className?: string;
  /** Inline style of the outermost element, and of the one that holds dialogs and menus. */
  style?: CSSProperties;
}

/**
 * A language that is written from right to left, for which the widgets have no texts, so that
 * theirs stay English (Urdu; its figures are ours, too). English in Arabic script would say it more
 * plainly, but not all browsers take that for right to left.
 */
const RIGHT_TO_LEFT = 'ur';

/**
 * Where Clubline begins on a page: gives its children the tokens of a theme, and everything that
 * floats (dialogs, menus, tooltips) the same ones although it stands at the end of the document.
 */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme = 'system', overrides, dir = 'ltr', locale, children, className, style },
  ref,
) {
  const id = useId();
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const isOnServer = useIsSSR();
  const getContainer = useCallback(() => portal, [portal]);
  const scope = {
    dir,
    'data-clubline': '',
    'data-clubline-theme': theme,
    style: { ...themeStyle(overrides), ...style },
  };
  return (
    <I18nProvider locale={locale ?? (dir === 'rtl' ? RIGHT_TO_LEFT : 'en-GB')}>
      <UNSAFE_PortalProvider getContainer={getContainer}>
        <div ref={ref} {...scope} className={classNames(styles.root, className)}>
          {children}
        </div>
        {!isOnServer &&
          createPortal(
            <div {...scope} className={styles.portal} data-clubline-portal={id} ref={setPortal} />,
            document.body,
          )}
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
});
