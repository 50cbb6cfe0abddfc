import { parse, type AtRule, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { dark } from '../dark';
import { highContrast } from '../highContrast';
import { light } from '../light';
import { fontSize, lineHeight, motion, size, space } from '../scales';
import type { Theme, ThemeName } from '../theme.types';
import { tokenName } from '../tokenName';
import { cssTokens, dtcgTokens } from './index';
import {
  readColour,
  readLength,
  readShadow,
  type DtcgColour,
  type DtcgLength,
  type readDuration,
} from './readCss';

const themes = { light, dark, 'high-contrast': highContrast } satisfies Record<ThemeName, Theme>;

interface Read {
  path: string;
  type: string;
  value: unknown;
}

/** Reads a file as the format says: a token has the type of the nearest group that names one. */
function readBack(node: Record<string, unknown>, path: string[] = [], inherited = ''): Read[] {
  const type = (node['$type'] as string | undefined) ?? inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, value: node['$value'] }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => readBack(inner as Record<string, unknown>, [...path, name], type));
}

const length = ({ value, unit }: DtcgLength) => (value === 0 ? '0' : `${value}${unit}`);
const colour = ({ components, alpha, hex }: DtcgColour) => {
  const channels = components.map((one) => Math.round(one * 255));
  expect(hex).toBe(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
  return alpha === 1
    ? hex.toUpperCase()
    : `rgba(${channels.join(', ')}, ${String(alpha).replace('0.', '.')})`;
};

/** A value of each type of the format, as CSS. */
const toCss: Record<string, (value: never) => string> = {
  color: colour,
  dimension: length,
  number: String,
  fontFamily: (names: string[]) => names.join(', '),
  shadow: ({ color, offsetX, offsetY, blur, spread }: ReturnType<typeof readShadow>) =>
    [
      ...[offsetX, offsetY, blur].map(length),
      ...(spread.value ? [length(spread)] : []),
      colour(color),
    ].join(' '),
  transition: ({ duration, timingFunction }: ReturnType<typeof readDuration>) => {
    expect(timingFunction).toEqual([0, 0, 0.58, 1]);
    return `${duration.value}${duration.unit} ease-out`;
  },
};

const scales = { space, fontSize, lineHeight, motion };
const fixedSizes = Object.fromEntries(
  Object.entries(size).filter(([, value]) => value.endsWith('px')),
);
const flat = (groups: object) =>
  Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries(tokens as Record<string, string>).map(
      ([name, value]) => [group, name, value] as const,
    ),
  );

describe.each(Object.entries(themes))('the %s theme as design tokens', (_, theme) => {
  const read = readBack(JSON.parse(JSON.stringify(dtcgTokens(theme))) as Record<string, unknown>);

  test('has each value of the contract and of the scales, as it is in CSS', () => {
    const found = Object.fromEntries(
      read.map(({ path, type, value }) => [path, toCss[type]?.(value as never)]),
    );
    const expected = Object.fromEntries(
      flat({ ...theme, ...scales, size: fixedSizes }).map(([group, name, value]) => [
        `${group}.${name}`,
        group === 'font' ? value.replaceAll('"', '') : value,
      ]),
    );
    expect(found).toEqual(expected);
  });

  test('has only names and types that the format knows', () => {
    for (const { path, type } of read) {
      expect(path).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(Object.keys(toCss)).toContain(type);
    }
  });
});

test('what the format has no value for is refused, not guessed', () => {
  for (const refuse of [() => readColour('aqua'), () => readLength('68ch'), () => readShadow('x')])
    expect(refuse).toThrow('No value of the token format');
});

describe('the themes as custom properties', () => {
  const sheet = parse(cssTokens(themes));
  const valuesOf = (rule: Rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value;
    });
    return values;
  };
  const properties = (groups: object) =>
    Object.fromEntries(flat(groups).map(([group, name, value]) => [tokenName(group, name), value]));
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  const queryOf = ({ parent }: Rule) =>
    parent?.type === 'atrule' ? (parent as AtRule).params : '';

  test.each(Object.entries(themes))('an element can choose %s', (name, theme) => {
    const rule = rules.find(({ selector }) => selector.includes(`='${name}'`))!;
    const isLight = name === 'light';
    expect(valuesOf(rule)).toEqual({
      'color-scheme': isLight ? 'light' : 'dark',
      ...properties(theme),
    });
    // Paper is light.
    expect(queryOf(rule)).toBe(isLight ? '' : 'screen');
  });

  test('the page is light, and as dark or as strong as the system asks', () => {
    const ofPage = rules.filter(({ selector }) => selector === ':where(:root)');
    expect(ofPage.map((rule) => [queryOf(rule), valuesOf(rule)])).toEqual([
      ['', { 'color-scheme': 'light', ...properties({ ...light, ...scales, size }) }],
      ['screen and (prefers-color-scheme: dark)', { 'color-scheme': 'dark', ...properties(dark) }],
      [
        'screen and (prefers-contrast: more)',
        { 'color-scheme': 'dark', ...properties(highContrast) },
      ],
    ]);
  });

  test('every rule gives way to what a page says itself', () => {
    sheet.walkRules(({ selector }) => expect(selector).toMatch(/^:where\(.*\)$/));
  });
});
