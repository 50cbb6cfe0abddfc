/**
 * Lines only. As CSS and not as attributes of the drawing, which the styles of any page would beat.
 */
export const lineDrawing = {
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
