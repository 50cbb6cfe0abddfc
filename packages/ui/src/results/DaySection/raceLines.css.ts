import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { edgeFadeRules } from '../../theme/edgeFade.css';
import { fontSize, media, size, space, vars, visuallyHiddenRule } from '../../theme';
import { panel } from './DaySection.css';

/**
 * The tables of a day on phones: each rider is a line of place and name, which the reasons for the
 * place open together with motos, boat and age. A table that gives no reasons keeps its cards.
 */
const onPhones = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${panel}${panel} table ${one}`)
      .join(', '),
    { '@media': { [media.narrow]: rule } } as GlobalStyleRule,
  );

const wide = { '@container': { '(min-width: 1000px)': { flexGrow: 1 } } } as const;
/**
 * Where there is much room, what follows the names shares it: else the figures stand far from whose
 * they are.
 */
globalStyle(`${panel}${panel} table :is(td, th):nth-child(n + 4)`, wide);
globalStyle(`${panel}${panel} table th:nth-child(3)`, {
  '@container': { '(min-width: 1000px)': { flex: '0 1 300px' } },
});
/** Where there is little, only the order that is chosen has its arrow: ‘Moto 1’ is one line. */
const tight = '(min-width: 576px) and (max-width: 767.98px)';
const inTight = (cells: string, rule: GlobalStyleRule) =>
  globalStyle(`${panel}${panel} table ${cells}`, {
    '@container': { [tight]: rule },
  } as typeof rule);
inTight(':is(td, th):nth-child(2)', { inlineSize: '56px' });
inTight(':is(td, th):nth-child(4)', { inlineSize: '44px' });
inTight(':is(td, th):nth-child(n + 5):not(:last-child)', {
  inlineSize: '55px',
  paddingInline: '3px',
});
inTight('thead th:not([aria-sort]) span', { display: 'none' });

const closed = 'tr:has(details:not([open]))';
const line = 'tr:has(details)';
const lineHeight = '64px';

// What holds the table names the race already; it stays the table's name. On paper it is seen.
const caption = `${panel}${panel} table caption`;
globalStyle(caption, { '@media': { screen: visuallyHiddenRule } });
globalStyle(`${caption} *`, { '@media': { screen: { whiteSpace: 'nowrap' } } });

// The orders to choose from are one control in one row, which fades where more of it is.
onPhones('thead', { paddingBlock: space[8] });
onPhones('thead tr:dir(rtl)', edgeFadeRules.rightToLeft);
onPhones('thead tr', {
  ...edgeFadeRules.line,
  position: 'relative',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
});
onPhones('thead th:has(button)', { flex: '1 0 auto', inlineSize: 'auto', minInlineSize: 0 });
onPhones('thead button', {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: space[8],
  border: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
onPhones('thead th:not([aria-sort]) span', { display: 'none' });
onPhones('thead [aria-sort]', {
  borderRadius: vars.radius.control,
  background: vars.accent.soft,
  color: vars.text.link,
});

onPhones(line, {
  position: 'relative',
  minBlockSize: lineHeight,
  padding: `${space[8]} 0`,
  background: 'none',
});
onPhones(`${closed} > td:not(:last-child), ${closed} [aria-pressed='false']`, { display: 'none' });
onPhones(`${line} > td:last-child`, { minInlineSize: '52px', textAlign: 'center' });
onPhones(`${line} > td:last-child::before`, { content: 'none' });
onPhones(`${line} > th`, { paddingInlineEnd: space[32], fontSize: fontSize[16] });
onPhones(`${line} > th > a, ${line} > th > button`, { position: 'relative', zIndex: 1 });
// The whole line is the summary's to press, but for the name and the pin.
onPhones(`${line} summary::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: lineHeight,
});
onPhones(`${line} > th::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: '26px',
  insetInlineEnd: space[12],
  inlineSize: '8px',
  blockSize: '8px',
  borderStyle: 'solid',
  borderColor: vars.text.link,
  borderWidth: '0 2px 2px 0',
  rotate: '45deg',
  pointerEvents: 'none',
});
onPhones('tr:has(details[open]) > th::after', { insetBlockStart: '30px', rotate: '225deg' });
