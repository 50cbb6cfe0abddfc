import { font, radius } from './shared';
import type { Theme } from './theme.types';

/**
 * For people who ask for more contrast: black, white and two signal colours, every text at 7:1 or
 * better. What is disabled has the muted words and the subtle edge, so both are far from white.
 */
export const highContrast: Theme = {
  font,
  radius,
  surface: {
    page: '#000000',
    card: '#000000',
    raised: '#0A0A0A',
    sunken: '#000000',
    overlay: 'rgba(0, 0, 0, .88)',
  },
  text: {
    primary: '#FFFFFF',
    secondary: '#FFFFFF',
    muted: '#A8B3C1',
    link: '#5CFFF3',
    onAccent: '#000000',
    onLive: '#000000',
  },
  accent: { solid: '#5CFFF3', solidHover: '#B8FFFA', soft: '#002B29', border: '#5CFFF3' },
  live: { solid: '#E6FF5C' },
  critical: { text: '#FFB4AD', soft: '#330000' },
  positive: { text: '#8CFFC4', soft: '#00261A' },
  caution: { text: '#FFDB80', soft: '#2B1F00' },
  border: { subtle: '#6E7A8A', strong: '#FFFFFF', focus: '#FFFF00' },
  medal: { gold: '#FFDB80', silver: '#E8EDF5', bronze: '#FFB98A' },
  shadow: { floating: '0 0 0 2px #FFFFFF' },
};
