import sharp from 'sharp';
import type { Context } from '../context';
import type { DemoClub } from './content/content.types';
import { drawFace, type DemoFace } from './portraits';

type Motif = NonNullable<DemoClub['art']>[0];

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const background = (width: number, height: number, hue: number): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="hsl(${hue},58%,26%)"/>
  <stop offset="1" stop-color="hsl(${(hue + 28) % 360},62%,9%)"/></linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>`;

/** What a drawing repeats, by the index of each. */
const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const wave = (ink: string, row: number): string =>
  `<path d="M-40 ${110 + row * 55} q60 -${44 - row * 6} 120 0${' t120 0'.repeat(5)}" ` +
  `fill="none" stroke="${ink}" stroke-width="${14 - row * 2}" opacity="${0.9 - row * 0.18}"/>`;

const stripe = (ink: string, n: number): string =>
  `<path d="M${n * 150 - 60} 380 L${n * 150 + 120} -20" stroke="${ink}" stroke-width="34" ` +
  `opacity="${0.25 + n * 0.13}"/>`;

const ring = (ink: string, n: number): string =>
  `<circle cx="430" cy="180" r="${150 - n * 38}" fill="none" stroke="${ink}" ` +
  `stroke-width="${6 + n * 3}" opacity="${0.4 + n * 0.18}"/>`;

const yardLine = (n: number): string =>
  `<path d="M${80 + n * 80} 30V330" opacity="${n % 2 ? 0.35 : 0.8}"/>`;

const motifs: Record<Motif, (ink: string) => string> = {
  waves: (ink) => repeat(4, (row) => wave(ink, row)),
  court: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="8">
    <rect x="60" y="40" width="520" height="280"/><path d="M320 40v280"/>
    <circle cx="320" cy="180" r="56"/>
    <path d="M60 90h90a90 90 0 0 1 0 180h-90M580 90h-90a90 90 0 0 0 0 180h90" opacity=".75"/></g>`,
  stripes: (ink) => repeat(5, (n) => stripe(ink, n)),
  rings: (ink) => repeat(4, (n) => ring(ink, n)),
  field: (ink) =>
    `<g stroke="${ink}" stroke-width="6" fill="none">${repeat(7, yardLine)}
    <rect x="40" y="30" width="560" height="300"/></g>`,
};

const clubPicture = (motif: Motif, hue: number): string =>
  svg(640, 360, background(640, 360, hue) + motifs[motif](`hsl(${hue},72%,66%)`));

const portrait = (face: DemoFace): string =>
  svg(256, 256, background(256, 256, face.hue) + drawFace(face));

const numberPlate = (number: number): string =>
  svg(
    480,
    480,
    `${background(480, 480, (number * 37) % 360)}
  <path d="M-20 340q60-46 130 0t130 0t130 0t130 0V500H-20z" fill="hsl(190,80%,70%)" opacity=".35"/>
  <path d="M-20 392q60-40 130 0t130 0t130 0t130 0V500H-20z" fill="hsl(190,80%,80%)" opacity=".5"/>
  <rect x="120" y="120" width="240" height="170" rx="24" fill="#f7f9fc"/>
  <text x="240" y="252" font-family="sans-serif" font-size="130" font-weight="800"
    text-anchor="middle" fill="#0b1220">${number}</text>`,
  );

async function store(context: Context, drawing: string): Promise<string | null> {
  try {
    const picture = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
    const nobody = { ownerId: null, isPrivate: false };
    return (await context.uploads.storeImage(picture, 'picture', nobody)).url;
  } catch (error) {
    context.log.warn({ err: error }, 'a demo picture could not be stored');
    return null;
  }
}

/** Draws and stores pictures; each gives its address, or null when it could not be stored. */
export interface DemoPictures {
  club(art: DemoClub['art']): Promise<string | null>;
  portrait(face: DemoFace): Promise<string | null>;
  numberPlate(number: number): Promise<string | null>;
}

export const demoPictures = (context: Context): DemoPictures => ({
  club: async (art) => (art === undefined ? null : store(context, clubPicture(...art))),
  portrait: (face) => store(context, portrait(face)),
  numberPlate: (number) => store(context, numberPlate(number)),
});
