import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ThemeName } from '@clubline/ui';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { BrandName } from './brands';
import { initialGlobals } from './toolbar';
import { storybookTheme } from './storybookTheme';

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar has written into the address. */
const globalsOfAddress = (): Globals => {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(written.split(';').map((one) => one.split(':')));
};

const themeOf = (globals: Globals) => {
  const { theme, brand } = { ...initialGlobals, ...globals };
  return storybookTheme(theme as ThemeName, brand as BrandName);
};

/** Pages of documentation in the theme and brand that are chosen for the stories on them. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeOf(globalsOfAddress()));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Globals }) => setTheme(themeOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  // Storybook gives the colour of words to its own elements only.
  return (
    <DocsContainer {...props} theme={theme}>
      <div style={{ color: theme.textColor }}>{props.children}</div>
    </DocsContainer>
  );
}
