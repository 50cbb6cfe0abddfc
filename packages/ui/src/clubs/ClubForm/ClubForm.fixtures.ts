import type { ClubFormValues } from './ClubForm';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5' +
  'ErkJggg==';

export const blankClub: ClubFormValues = { name: '', description: '', coOwners: '' };
export const filledClub: ClubFormValues = {
  name: 'Lakeside Riders',
  description: 'Saturday rides and race-day meets.',
  coOwners: 'amy_lake, ben_torres',
};
export const longClub: ClubFormValues = {
  name: 'Konstantinopoulou-Fernández Riders of the Northern Counties and Everywhere Else',
  description: 'Long. '.repeat(60),
  coOwners: 'elena_konstantinopoulou_fernandez_of_the_northern_counties, amy_lake, ben_torres',
};
export const clubPicture = new File(
  [Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))],
  'lakeside.png',
  { type: 'image/png' },
);
export const clubPictureUrl = `data:image/png;base64,${dot}`;
