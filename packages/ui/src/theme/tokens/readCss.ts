/** A length of the format: pixels. */
export interface DtcgLength {
  value: number;
  unit: 'px';
}

/** A colour of the format: sRGB from 0 to 1, and six digits for programs that know no other. */
export interface DtcgColour {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

const unreadable = (css: string): never => {
  throw new Error(`No value of the token format: ${css}`);
};

/** `8px` or `0`. */
export function readLength(css: string): DtcgLength {
  const [, digits] = /^(-?[\d.]+)(?:px)?$/.exec(css) ?? unreadable(css);
  return { value: Number(digits), unit: 'px' };
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `#0B1220` or `rgba(4, 8, 16, .72)`. */
export function readColour(css: string): DtcgColour {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const parts = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)$/.exec(css);
  const channels =
    digits?.slice(1).map((pair) => Number.parseInt(pair, 16)) ??
    (parts ?? unreadable(css)).slice(1, 4).map(Number);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => channel / 255) as DtcgColour['components'],
    alpha: Number(parts?.[4] ?? 1),
    hex: hexOf(channels),
  };
}

/** A font stack, as a list of names. */
export const readFonts = (css: string): string[] =>
  css.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));

/** `0 12px 40px rgba(0, 0, 0, .5)`; of four lengths the last is the spread. */
export function readShadow(css: string) {
  const [, lengths = '', colour = ''] =
    /^((?:-?[\d.]+(?:px)? ){2,4})(#\w+|rgba?\(.*\))$/.exec(css) ?? unreadable(css);
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(' ') as [
    string,
    string,
    string?,
    string?,
  ];
  return {
    color: readColour(colour),
    offsetX: readLength(offsetX),
    offsetY: readLength(offsetY),
    blur: readLength(blur),
    spread: readLength(spread),
  };
}

/** What CSS means by the names of its curves. */
const curves: Readonly<Record<string, [number, number, number, number]>> = {
  'ease-out': [0, 0, 0.58, 1],
  linear: [0, 0, 1, 1],
};

/** `120ms ease-out`. */
export function readDuration(css: string) {
  const [, digits, curve = ''] = /^(\d+)ms ([a-z-]+)$/.exec(css) ?? unreadable(css);
  return {
    duration: { value: Number(digits), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: curves[curve] ?? unreadable(css),
  };
}
