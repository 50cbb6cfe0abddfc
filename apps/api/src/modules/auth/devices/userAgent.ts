import type { UserAgent } from '../../../services/sessions';

/** The first that fits counts: most browsers also name those whose pages they want to be sent. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer ones are not looked at; browsers send 200 characters or so. */
const LENGTH_MAX = 500;

/**
 * Reads a `User-Agent` header. Only names of our own lists come out of it, so that nothing a caller
 * has written is shown or mailed to anybody.
 */
export function readUserAgent(header: string | undefined): UserAgent {
  const text = (header ?? '').slice(0, LENGTH_MAX);
  const nameIn = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
