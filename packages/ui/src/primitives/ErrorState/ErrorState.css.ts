import { style } from '@vanilla-extract/css';
import { base, ownDirectionRule, vars } from '../../theme';

export { action as actions, box, title } from '../EmptyState/EmptyState.css';

export const mark = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.critical.text}`,
    background: vars.critical.soft,
    color: vars.critical.text,
  },
]);

/** May be a server's own words. */
export const message = style([
  base,
  {
    maxInlineSize: '52ch',
    ...ownDirectionRule,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  },
]);
