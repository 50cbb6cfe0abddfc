import { style } from '@vanilla-extract/css';
import { base, bottomBar, fontSize, media, safeArea, space, vars } from '../../theme';

export const bar = style([
  base,
  {
    position: 'sticky',
    insetBlockEnd: bottomBar,
    // Above the page, below what opens over it.
    zIndex: 45,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    paddingBlock: space[8],
    paddingBlockEnd: `max(${space[8]}, ${safeArea.bottom})`,
    paddingInline: space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.sunken,
    color: vars.text.primary,
    fontSize: fontSize[14],
    '@media': {
      // Beside the menu, whose last entry a bar of the whole width would cover.
      [media.wide]: {
        inlineSize: 'fit-content',
        marginInline: 'auto',
        insetBlockEnd: space[16],
        paddingBlock: space[8],
        border: `1px solid ${vars.border.strong}`,
        borderRadius: vars.radius.pill,
        boxShadow: vars.shadow.floating,
      },
    },
  },
]);

export const icon = style({ flexShrink: 0, color: vars.text.secondary });
export const words = style([base, { overflowWrap: 'anywhere' }]);
export const title = style([base, { fontWeight: 650 }]);
