import { admins, signedIn } from './table.types';
import type { Table } from './table.types';

/** Racers and athletes. */
export const racers: Table = {
  'GET /jet-ski-racer-details': [
    signedIn,
    (c) => c.get('/jet-ski-racer-details?skip=0&limit=50&order=DESC'),
  ],
  'GET /jet-ski-racer-details/:id': [
    signedIn,
    (c, w) => c.get(`/jet-ski-racer-details/${w.racerId}`),
  ],
  'POST /jet-ski-racer-details': [
    admins,
    (c, _w, _id, n) =>
      c.post('/jet-ski-racer-details', {
        name: `Table Racer ${n}`,
        age: 22,
        bio: 'Fast.',
        boatManufacturers: 'Nordvik',
      }),
  ],
  'PUT /jet-ski-racer-details/:id': [
    signedIn,
    (c, w) => c.put(`/jet-ski-racer-details/${w.racerId}`, { age: 23 }),
  ],
  'GET /athletes': [signedIn, (c) => c.get('/athletes?limit=5&order=DESC&search=table')],
  'POST /athletes/upload-image/:athleteId': [
    signedIn,
    (c, w) =>
      c.upload('POST', `/athletes/upload-image/${w.athleteId}`, {
        name: 'media',
        bytes: w.picture,
      }),
  ],
  'GET /athletes/upload-progress/:name': [
    signedIn,
    (c) => c.get('/athletes/upload-progress/photo.png'),
  ],
};
