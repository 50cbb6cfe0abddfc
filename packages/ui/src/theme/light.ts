import { font, radius } from './shared';
import type { Theme } from './theme.types';

/** The same stadium by day. */
export const light: Theme = {
  font,
  radius,
  surface: {
    page: '#F5F7FA',
    card: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#E9EDF3',
    overlay: 'rgba(11, 18, 32, .48)',
  },
  text: {
    primary: '#0B1220',
    secondary: '#3C4A60',
    muted: '#52627A',
    link: '#0A6E6C',
    onAccent: '#FFFFFF',
    onLive: '#0B1220',
  },
  accent: { solid: '#0A6E6C', solidHover: '#085856', soft: '#DDF3F1', border: '#8CCFCB' },
  live: { solid: '#D7F64A' },
  critical: { text: '#B3261E', soft: '#FCE9E7' },
  positive: { text: '#16704A', soft: '#E1F5EA' },
  caution: { text: '#8A5A00', soft: '#FDF1D6' },
  border: { subtle: '#D5DCE6', strong: '#73839A', focus: '#0A6E6C' },
  // As deep as names of places need to be on the sunken rows of tables (4.5:1). So deep, gold is
  // told from bronze by its hue alone: it is as yellow as it can be, bronze as red as copper.
  medal: { gold: '#836800', silver: '#5D6C82', bronze: '#9B4A1C' },
  shadow: { floating: '0 12px 32px rgba(11, 18, 32, .16)' },
};
