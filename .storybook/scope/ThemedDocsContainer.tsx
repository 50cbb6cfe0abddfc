import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ThemeName } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbar';
import { storybookTheme } from './storybookTheme';

/** The theme that the address asks for, as the toolbar writes it there. */
const themeOfAddress = () =>
  (/(?:^|;)theme:([a-z-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ??
    initialGlobals.theme) as ThemeName;

/** Pages of documentation in the theme that is chosen for the stories on them. */
export function ThemedDocsContainer(props: DocsContainerProps) {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme((globals['theme'] as ThemeName | undefined) ?? (initialGlobals.theme as ThemeName));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}
