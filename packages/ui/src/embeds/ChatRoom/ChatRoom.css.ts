import { globalStyle, style } from '@vanilla-extract/css';
import { base, fontSize, media, space, vars } from '../../theme';

export const room = style([
  base,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    inlineSize: '100%',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
    fontSize: fontSize[14],
  },
]);

/**
 * The height that a page gives the box of a live chat is that of its room, and that of an element
 * is that of the box in it. On paper a room is as long as what it says.
 */
globalStyle(`:host > [data-clubline-chat], [data-clubline-chat] > ${room}`, {
  '@media': {
    screen: { blockSize: '100%', minBlockSize: 'inherit', maxBlockSize: 'inherit' },
  },
});

// What is written in another direction stands below its name all the same.
globalStyle(`${room} > *`, { textAlign: ['-webkit-match-parent', 'match-parent'] });

// What is pressed or written in has no place on paper.
globalStyle(`${room} form, ${room} label, ${room} button`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[8]} ${space[16]}`,
    background: vars.caution.soft,
    color: vars.caution.text,
  },
]);
