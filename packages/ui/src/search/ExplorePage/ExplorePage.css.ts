import { globalStyle, style } from '@vanilla-extract/css';
import { base, space } from '../../theme';

export const head = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  },
]);

export const box = style([base, { containerType: 'inline-size' }]);

/** As many beside each other as there is room for. */
export const cards = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    alignItems: 'start',
    gap: space[16],
  },
]);

/** Of three in two columns the last stands below the first, with no hole between them. */
globalStyle(`${cards} > :nth-child(2):nth-last-child(2)`, {
  '@container': { '(min-width: 656px) and (max-width: 991.98px)': { gridRow: 'span 2' } },
});

/** What stands alone elsewhere has room of its own there. */
globalStyle(`${cards}${cards} > *`, { margin: 0, maxInlineSize: 'none' });

/** Their pictures stand on the edge of the heading above. */
export const rows = style([base, { display: 'grid', marginInlineStart: `-${space[8]}` }]);
