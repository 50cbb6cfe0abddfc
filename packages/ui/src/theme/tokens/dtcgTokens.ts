import { fontSize, lineHeight, motion, size, space } from '../scales';
import type { Theme } from '../theme.types';
import { readColour, readDuration, readFonts, readLength, readShadow } from './readCss';

/** A token of the Design Tokens Format Module 2025.10. */
interface DtcgToken {
  $value: unknown;
}

/** A group of tokens of one type, or of groups. */
export interface DtcgGroup {
  $type?: string;
  [name: string]: DtcgToken | DtcgGroup | string | undefined;
}

type Values = Readonly<Record<string, string>>;

const group = <Value>($type: string, values: Values, read: (css: string) => Value): DtcgGroup => ({
  $type,
  ...Object.fromEntries(
    Object.entries(values).map(([name, css]) => [name, { $value: read(css) } satisfies DtcgToken]),
  ),
});

/** Widths that are lengths of their own; those of letters or of the window have no form here. */
const fixed = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, css]) => /^\d+px$/.test(css)));

/**
 * A theme and the scales beside it as a file of the Design Tokens Community Group, which design
 * programs and Style Dictionary read. Names are those of the contract: `text.onAccent` is
 * `--clubline-text-on-accent`.
 */
export function dtcgTokens(theme: Theme): DtcgGroup {
  const { font, radius, shadow, ...colours } = theme;
  return {
    ...Object.fromEntries(
      Object.entries(colours).map(([name, values]) => [name, group('color', values, readColour)]),
    ),
    shadow: group('shadow', shadow, readShadow),
    font: group('fontFamily', font, readFonts),
    radius: group('dimension', radius, readLength),
    space: group('dimension', space, readLength),
    fontSize: group('dimension', fontSize, readLength),
    lineHeight: group('number', lineHeight, Number),
    size: group('dimension', fixed(size), readLength),
    motion: group('transition', motion, readDuration),
  };
}
