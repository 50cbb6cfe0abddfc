import { style } from '@vanilla-extract/css';
import { media, motion, size, vars } from '../../theme';

// Seven targets of 44 px are wider than the narrowest screen: there the row breaks instead of
// shrinking.
export const picker = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  maxInlineSize: 'calc(100vw - 24px)',
});

export const option = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: '2px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: '26px',
  lineHeight: 1,
  cursor: 'pointer',
  transition: `transform ${motion.feedback}, background-color ${motion.feedback}`,
  selectors: {
    '&:hover': { background: vars.accent.soft, transform: 'translateY(-3px) scale(1.12)' },
    '&[aria-checked="true"]': { background: vars.accent.soft, borderColor: vars.accent.solid },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&:hover': { transform: 'none' } } },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { borderColor: 'Highlight' } } },
  },
});
