import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value a theme gives and a partner may override, as the CSS custom property
 * `--clubline-<group>-<name>`. Components use these and nothing else for colour, font and radius.
 */
export const vars = createGlobalThemeContract(
  {
    surface: { page: '', card: '', raised: '', sunken: '', overlay: '' },
    text: { primary: '', secondary: '', muted: '', link: '', onAccent: '', onLive: '' },
    accent: { solid: '', solidHover: '', soft: '', border: '' },
    live: { solid: '' },
    critical: { text: '', soft: '' },
    positive: { text: '', soft: '' },
    caution: { text: '', soft: '' },
    border: { subtle: '', strong: '', focus: '' },
    medal: { gold: '', silver: '', bronze: '' },
    shadow: { floating: '' },
    font: { body: '', display: '' },
    radius: { control: '', card: '', pill: '' },
  },
  (_value, path) =>
    `clubline-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
