import { style } from '@vanilla-extract/css';
import { base, displayText, vars } from '../../theme';

export const avatar = style([
  base,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.accent.soft,
    color: vars.text.link,
    verticalAlign: 'middle',
    // A hairline inside the edge, so that a dark photograph does not melt into the page.
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        border: `1px solid ${vars.accent.border}`,
      },
    },
  },
]);

export const image = style([
  base,
  { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
]);

export const initials = style([base, displayText, { fontSize: 'inherit', lineHeight: 1 }]);
