import { style, styleVariants, type CSSProperties } from '@vanilla-extract/css';
import { base, container, displayText, focusRing, fontSize, lineHeight, media, overline, size, space, vars } from '../theme';

// Cards are for screens: paper shows the table whatever its width.
const narrow = (rule: CSSProperties) => ({ '@media': { screen: { '@container': { [container.narrow]: rule } } } }) as const;
const wideOnly = (rule: CSSProperties & { selectors?: Record<string, CSSProperties> }) => ({ '@container': { [container.wide]: rule } }) as const;

export const box = style([base, { containerType: 'inline-size', inlineSize: '100%', color: vars.text.primary, fontSize: fontSize[14] }]);

export const scroller = style([focusRing, { overflow: 'auto', borderRadius: vars.radius.card }]);

export const table = style([base, { display: 'block', minInlineSize: 'min(100%, calc(464px + var(--motos) * 56px))', '@media': { screen: { '@container': { [container.wide]: { minInlineSize: 'calc(464px + var(--motos) * 56px)' } } } } }]);

export const caption = style([base, { display: 'block', paddingBlock: space[12], textAlign: 'start' }]);

export const raceLabel = style([overline, { display: 'block', fontFamily: vars.font.display }]);

export const title = style([base, displayText, { fontSize: fontSize[22], color: vars.text.primary, overflowWrap: 'anywhere' }]);

// Rows are grids, because the browser can only skip drawing what is no part of a table layout; hence fixed tracks for all.
const line = {
  display: 'grid',
  gridTemplateColumns: '72px 72px minmax(160px, 1fr) 48px repeat(var(--motos), minmax(56px, 80px)) 80px',
  alignItems: 'center',
} as const;

export const head = style([base, { display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: 1, ...narrow({ position: 'static' }) }]);

export const headRow = style([
  base,
  line,
  { minBlockSize: size.touch, background: vars.surface.sunken, borderBlockEnd: `1px solid ${vars.border.strong}`, ...narrow({ display: 'flex', flexWrap: 'wrap', gap: space[8], minBlockSize: 0, background: 'none', border: 0 }) },
]);

export const headCell = style([base, overline, { paddingInline: space[8], textAlign: 'start', color: vars.text.secondary, overflowWrap: 'break-word' }]);

const hiddenInCards = { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

export const headCellPlain = style(narrow(hiddenInCards));

export const number = style({ textAlign: 'end' });

export const sort = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: size.touch,
    borderRadius: '4px',
    font: 'inherit',
    letterSpacing: 'inherit',
    textTransform: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.text.link } },
    ...narrow({ paddingInline: space[12], border: `1px solid ${vars.border.strong}`, borderRadius: vars.radius.pill, marginBlockEnd: space[8] }),
  },
]);

export const arrow = style({ fontSize: '8px', color: vars.text.link });
export const arrowIdle = style({ fontSize: '8px', opacity: 0.25 });

export const body = style([base, { display: 'block' }]);

export const row = style([
  base,
  line,
  {
    position: 'relative',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 45px',
    minBlockSize: size.touch,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    selectors: { '&[aria-current], &:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' } },
    ...wideOnly({ selectors: { '&:nth-child(even)': { background: vars.surface.sunken } } }),
    '@media': {
      [media.print]: { contentVisibility: 'visible', breakInside: 'avoid' },
      screen: {
        '@container': {
          [container.narrow]: {
            gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))',
            gap: `${space[8]} ${space[12]}`,
            containIntrinsicBlockSize: 'auto 150px',
            marginBlockEnd: space[12],
            padding: space[16],
            border: `1px solid ${vars.border.subtle}`,
            borderRadius: vars.radius.card,
            background: vars.surface.card,
          },
        },
      },
    },
  },
]);

export const boatLink = style([base, focusRing, { display: 'inline-block', minBlockSize: size.denseTouch, borderRadius: '4px', color: vars.text.link, textUnderlineOffset: '3px', selectors: { '&:hover': { textDecoration: 'underline' } } }]);

export const pinnedRow = style({ boxShadow: `inset 3px 0 0 ${vars.accent.solid}`, background: vars.accent.soft, selectors: { '&&:nth-child(even)': { background: vars.accent.soft } } });

const value = style([base, { paddingInline: space[8], paddingBlock: space[8], fontVariantNumeric: 'tabular-nums', textAlign: 'end', overflowWrap: 'anywhere', ...narrow({ padding: 0, textAlign: 'start' }) }]);

/** In a card each figure says what it is; the second form of `content` keeps assistive technology from hearing the header twice. */
const labelled = style({
  '@media': {
    screen: {
      '@container': {
        [container.narrow]: {
          selectors: {
            '&::before': {
              content: ['attr(data-label)', 'attr(data-label) / ""'],
              display: 'block',
              fontSize: fontSize[12],
              fontWeight: 400,
              fontFamily: vars.font.body,
              fontStretch: 'normal',
              lineHeight: lineHeight.snug,
              letterSpacing: 'normal',
              color: vars.text.muted,
            },
          },
        },
      },
    },
  },
});

export const rank = style([value, labelled, { color: vars.text.secondary }]);
export const boat = style([value, labelled, { fontWeight: 650 }]);
export const age = style([value, labelled, { color: vars.text.secondary }]);
export const moto = style([value, labelled]);

export const rider = style([
  base,
  {
    paddingInline: space[8],
    paddingBlock: space[8],
    fontWeight: 700,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    // The name stays in view while a wide table scrolls sideways.
    ...wideOnly({ position: 'sticky', insetInlineStart: 0, background: 'inherit' }),
    ...narrow({ gridColumn: '2 / -1', gridRow: 1, padding: 0, fontSize: fontSize[18], lineHeight: lineHeight.snug }),
  },
]);

export const final = style([
  value,
  labelled,
  displayText,
  {
    fontSize: fontSize[18],
    ...narrow({ gridColumn: 1, gridRow: '1 / span 2', alignSelf: 'start', minInlineSize: '56px', fontSize: fontSize[36] }),
  },
]);

const medal = style({ display: 'inline-block', marginInlineEnd: space[4], verticalAlign: '-2px' });
export const medals = styleVariants({
  gold: [medal, { color: vars.medal.gold }],
  silver: [medal, { color: vars.medal.silver }],
  bronze: [medal, { color: vars.medal.bronze }],
});

export const plate = style({ display: 'inline-block', inlineSize: '10px', blockSize: '10px', marginInlineEnd: space[8], borderRadius: '50%', boxShadow: `0 0 0 1px ${vars.border.strong}`, forcedColorAdjust: 'none' });

export const missing = style({ color: vars.text.muted, fontWeight: 400 });
export const status = style([base, { fontSize: fontSize[12], color: vars.text.secondary, textDecoration: 'none' }]);

export const pin = style([
  base,
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size.denseTouch,
    blockSize: size.denseTouch,
    marginInlineStart: space[4],
    borderRadius: '4px',
    color: vars.text.muted,
    verticalAlign: 'middle',
    cursor: 'pointer',
    selectors: { '&[aria-pressed=true], &:hover': { color: vars.text.link } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const why = style([base, { fontSize: fontSize[12], fontWeight: 400, color: vars.text.secondary, '@media': { [media.print]: { display: 'none' } } }]);
export const whySummary = style([base, focusRing, { display: 'inline-block', minBlockSize: size.denseTouch, borderRadius: '4px', color: vars.text.link, lineHeight: '24px', cursor: 'pointer' }]);
export const whyReason = style([base, { paddingBlockEnd: space[4] }]);

export const empty = style([base, { paddingBlock: space[24], color: vars.text.secondary, textAlign: 'center' }]);

export const download = style([
  base,
  focusRing,
  {
    minBlockSize: size.touch,
    marginBlockStart: space[8],
    paddingInline: space[16],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    fontWeight: 650,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.accent.solid, background: vars.accent.soft } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);
