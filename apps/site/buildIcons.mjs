// Draws the pictures that phones show for the installed site, from the one of the browser's tab.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const site = import.meta.dirname;
const dist = join(site, 'dist');
const icon = readFileSync(join(site, 'public/favicon.svg'));
/** The icon's own ground. */
const GROUND = '#0B1220';
/** What every mask leaves of a picture is a circle of four fifths; the drawing is wider. */
const SAFE = 0.7;

/** In pixels, as sharp as its size asks for. */
const draw = (side) => sharp(icon, { density: (72 * side) / 32 }).resize(side, side);

/** On a ground without corners: phones cut their own. */
async function drawWhole(side) {
  const drawing = await draw(Math.round(side * SAFE)).toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: GROUND } })
    .composite([{ input: drawing }])
    .png();
}

const icons = {
  'icon-192.png': draw(192).png(),
  'icon-512.png': draw(512).png(),
  'icon-maskable-512.png': await drawWhole(512),
  'apple-touch-icon.png': await drawWhole(180),
};
mkdirSync(dist, { recursive: true });
await Promise.all(Object.entries(icons).map(([name, drawn]) => drawn.toFile(join(dist, name))));
