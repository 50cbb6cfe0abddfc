/** A picture file drawn for stories. */
export const photo = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" ' +
      'height="96" fill="#1E6F72"/></svg>',
  ],
  'jane-at-the-buoy.svg',
  { type: 'image/svg+xml' },
);
