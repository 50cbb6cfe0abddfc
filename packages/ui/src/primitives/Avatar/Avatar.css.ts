import { styleVariants } from '@vanilla-extract/css';
// Beats what the picture says of itself.
import './AvatarPicture.css';

const edge = (px: number) => ({
  inlineSize: `${px}px`,
  blockSize: `${px}px`,
  fontSize: `${Math.max(10, Math.round(px * 0.4))}px`,
});

export const sizes = styleVariants({
  24: edge(24),
  32: edge(32),
  40: edge(40),
  56: edge(56),
  96: edge(96),
  160: edge(160),
});
