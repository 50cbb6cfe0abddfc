/** What a drawn face is made of; the hue is that of the ground behind it, in degrees. */
export interface DemoFace {
  hue: number;
  skin: Skin;
  hair: Hair;
  /** Colour of the hair, or of the cap or scarf over it. */
  colour: string;
  /** @default 'plain' */
  shirt?: keyof typeof shirts;
  hasGlasses?: true;
}

const skins = {
  pale: ['#f6d5bd', '#dba98a'],
  fair: ['#ecbf98', '#cb9268'],
  olive: ['#d5a273', '#ad774b'],
  brown: ['#a8714a', '#7f4f30'],
  dark: ['#7a4a2e', '#56321e'],
} as const;
type Skin = keyof typeof skins;

const OVER_BROW =
  'M82 98c-4-44 20-62 46-62s50 18 46 62c-4-14-12-24-20-28-18 8-44 8-56-2-8 8-14 18-16 30z';

const BEARD = 'M86 112c2 44 18 62 42 62s40-18 42-62c-8 18-20 22-42 22s-34-4-42-22z';

/** Hair that falls behind the head, and that over the brow. */
const hairs = {
  short: ['', `<path d="${OVER_BROW}"/>`],
  beard: ['', `<path d="${OVER_BROW}"/><path d="${BEARD}"/>`],
  long: [
    '<path d="M76 108c-8-52 20-76 52-76s60 24 52 76l10 78c-20 12-104 12-124 0z"/>',
    '<path d="M79 108c-2-40 14-68 48-69 32-1 52 24 50 69-10-26-26-40-47-44-16 18-36 24-51 44z"/>',
  ],
  bob: [
    '<path d="M72 108c-4-50 22-76 56-76s60 26 56 76l-2 44c-16 10-92 10-108 0z"/>',
    '<path d="M79 104c-2-40 18-65 49-65s51 25 49 65c-12-20-86-20-98 0z"/>',
  ],
  bun: [
    '<circle cx="128" cy="30" r="22"/>',
    '<path d="M80 100c-2-40 18-62 48-62s50 22 48 62c-8-22-22-36-48-36s-40 14-48 36z"/>',
  ],
  curls: [
    '<g><circle cx="84" cy="92" r="26"/><circle cx="96" cy="58" r="28"/>' +
      '<circle cx="128" cy="46" r="30"/><circle cx="160" cy="58" r="28"/>' +
      '<circle cx="172" cy="92" r="26"/></g>',
    '<path d="M84 92c4-24 20-34 44-34s40 10 44 34c-16-16-72-16-88 0z"/>',
  ],
  swept: [
    '',
    '<path d="M82 96c-6-34 8-58 46-62 34-4 56 20 46 62-4-12-8-20-14-24' +
      '-26 4-56 0-66-12-2 14-6 24-12 36z"/>',
  ],
  cap: [
    '',
    '<path d="M78 84c0-38 22-56 50-56s50 18 50 56z"/>' +
      '<path d="M76 82c30-10 92-10 128 6 4 6 0 10-6 10-40-10-90-8-122-4z" fill-opacity=".72"/>',
  ],
  scarf: [
    '<path d="M68 118c-6-60 24-90 60-90s66 30 60 90c0 40-10 70-22 88H90c-12-18-22-48-22-88z"/>',
    '<path d="M78 120c-8-50 16-81 50-81s58 31 50 81c-4-36-22-54-50-54s-46 18-50 54z"/>',
  ],
} as const;
type Hair = keyof typeof hairs;

const HEAD = 'M82 98c0-36 18-54 46-54s46 18 46 54c0 46-18 70-46 70s-46-24-46-70z';
const BODY = 'M36 256c0-56 40-82 92-82s92 26 92 82z';
const shirts = {
  plain: '',
  stripes: '<path d="M72 170v90M108 170v90M148 170v90M184 170v90" stroke-width="14"/>',
  hoop: '<path d="M30 226h196" stroke-width="22"/>',
  sash: '<path d="M60 184l130 84" stroke-width="24"/>',
};

const GLASSES =
  '<g fill="none" stroke="#101828" stroke-width="4"><circle cx="110" cy="108" r="15"/>' +
  '<circle cx="146" cy="108" r="15"/><path d="M125 106q3-3 6 0"/></g>';

const features = (shade: string): string =>
  '<g fill="#101828"><circle cx="110" cy="108" r="5"/><circle cx="146" cy="108" r="5"/></g>' +
  '<g fill="none" stroke-linecap="round" stroke-width="4">' +
  '<path d="M100 93q10-6 19 0M137 93q10-6 19 0" stroke="#101828" stroke-opacity=".7"/>' +
  `<path d="M128 112v12q-1 3-5 3" stroke="${shade}"/>` +
  '<path d="M112 140q16 14 32 0" stroke="#6d2430"/></g>';

/** A face over the shoulders, as the inside of an SVG of 256 by 256. */
export function drawFace({
  hue,
  skin,
  hair,
  colour,
  shirt = 'plain',
  hasGlasses,
}: DemoFace): string {
  const [tone, shade] = skins[skin];
  const [behind, front] = hairs[hair];
  const kit = (hue + 160) % 360;
  return (
    '<g transform="translate(-16 -14) scale(1.125)">' +
    `<g fill="${colour}">${behind}</g>` +
    `<path d="M106 140h44v44q-22 22-44 0z" fill="${shade}"/>` +
    `<clipPath id="b"><path d="${BODY}"/></clipPath>` +
    `<path d="${BODY}" fill="hsl(${kit},48%,42%)"/>` +
    `<g clip-path="url(#b)" stroke="hsl(${kit},60%,78%)">${shirts[shirt]}</g>` +
    `<path d="M100 174q28 34 56 0l-6-10h-44z" fill="${shade}"/>` +
    `<g fill="${shade}"><circle cx="82" cy="110" r="10"/><circle cx="174" cy="110" r="10"/></g>` +
    `<path d="${HEAD}" fill="${tone}"/>` +
    `<g fill="${colour}">${front}</g>` +
    features(shade) +
    (hasGlasses ? GLASSES : '') +
    '</g>'
  );
}
