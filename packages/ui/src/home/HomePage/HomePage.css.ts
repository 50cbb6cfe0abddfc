import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, size, space, vars } from '../../theme';

export const page = style([
  base,
  {
    background: vars.surface.page,
    color: vars.text.primary,
    // What is new begins in the first window, and nothing moves when it comes.
    selectors: {
      '&[data-news]': {
        vars: {
          '--clubline-hero-size': '0px',
          '--clubline-hero-padding': space[32],
          '--clubline-news-size': '34rem',
        },
      },
    },
  },
]);

export const section = style([
  base,
  {
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: space[48],
    paddingInline: space[24],
    '@media': { [media.wide]: { paddingBlock: space[64] } },
  },
]);

/** Takes no room where there is nothing, unless it is kept for what is on its way. */
export const news = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    maxInlineSize: size.content,
    minBlockSize: 'var(--clubline-news-size, 0px)',
    marginInline: 'auto',
    paddingBlock: space[24],
    paddingInline: space[24],
    selectors: { '&:empty': { paddingBlock: 0 } },
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${size.feed}) minmax(0, 1fr)`,
        alignItems: 'start',
        paddingBlock: space[32],
      },
    },
  },
]);

export const beside = style([base, { display: 'grid', gap: space[16] }]);

/** Ends what the section above has begun, so there is no more room between them than within. */
export const ending = style([
  section,
  { paddingBlockStart: 0, '@media': { [media.wide]: { paddingBlockStart: 0 } } },
]);

export const title = style([
  base,
  displayText,
  {
    paddingBlockEnd: space[32],
    fontSize: fontSize[36],
    '@media': { [media.wide]: { fontSize: fontSize[48] } },
  },
]);

export const features = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: space[16],
  },
]);

export const action = style([base, { paddingBlockStart: space[24] }]);
