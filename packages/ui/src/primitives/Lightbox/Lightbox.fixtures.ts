const picture = (sky: string, water: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
      <rect width="1200" height="800" fill="${sky}"/>
      <circle cx="940" cy="170" r="90" fill="#F2C14E"/>
      <path d="M0 470c200-60 400 60 600 0s400-60 600 0v330H0z" fill="${water}"/>
      <path d="M380 470l90-110h150l60-80h70l-40 80h140l70 110z" fill="#0B1220"/></svg>
    `,
  );

/** Pictures drawn for stories: no network, the same pixels every time. */
export const racePictures = [
  {
    src: picture('#7FC4E8', '#1E6F72'),
    alt: 'A watercraft on open water at noon',
    caption: 'Moto one, flat water',
  },
  { src: picture('#E89A7F', '#3A2A5A'), alt: 'A watercraft at dusk', caption: 'Moto two, at dusk' },
  { src: picture('#1A2540', '#10343A'), alt: 'A watercraft at night' },
];

const lake = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
    <rect width="320" height="180" fill="${hue}"/>
    <path d="M0 120q40-20 80 0t80 0 80 0 80 0v60H0z" fill="#fff" opacity=".3"/></svg>
  `)}`;

export const pictures = [lake('#0A6E6C'), lake('#1A2540'), lake('#96541F')];
