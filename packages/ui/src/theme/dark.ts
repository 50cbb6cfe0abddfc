import { font, radius } from './shared';
import type { Theme } from './theme.types';

/** A stadium at night: deep ink surfaces, one aqua accent, volt for what is live. */
export const dark: Theme = {
  font,
  radius,
  surface: {
    page: '#0B1220',
    card: '#131C2E',
    raised: '#1A2540',
    sunken: '#080D18',
    overlay: 'rgba(4, 8, 16, .72)',
  },
  text: {
    primary: '#E8EDF5',
    secondary: '#A9B6C9',
    muted: '#8FA0B7',
    link: '#22D3C8',
    onAccent: '#06201F',
    onLive: '#0B1220',
  },
  accent: { solid: '#22D3C8', solidHover: '#4FE3DA', soft: '#10343A', border: '#1E6F72' },
  live: { solid: '#D7F64A' },
  critical: { text: '#FF8A80', soft: '#3A1518' },
  positive: { text: '#5AD39A', soft: '#0F3326' },
  caution: { text: '#F2C14E', soft: '#382B0C' },
  border: { subtle: '#22304A', strong: '#7A8BA3', focus: '#22D3C8' },
  medal: { gold: '#F2C14E', silver: '#C3CDDA', bronze: '#D9925A' },
  shadow: { floating: '0 12px 40px rgba(0, 0, 0, .5)' },
};
