import { defineMessages } from '../../primitives/messages';
/** Default texts of RacerHeader. */
export const racerHeaderMessages = defineMessages('racerHeader', {
  kind: 'Jet-ski racer',
  origin: 'Origin',
  age: 'Age',
  height: 'Height',
  boat: 'Boat',
  ageInYears: (age: number) => `${age} yrs`,
  /** Gets the height in whole feet and inches, and in metres. */
  heightOf: (feet: number, inches: number, _metres: number) => `${feet}′${inches}″`,
  search: 'Search racers',
  edit: 'Edit',
  share: 'Share',
  loading: 'Loading racer…',
});

/** Default texts of RacerUnavailable. */
export const racerUnavailableMessages = defineMessages('racerUnavailable', {
  title: "Couldn't load this racer",
  failed: 'Failed to load racer',
  racerNotFound: 'Racer not found',
  goBack: 'Go back',
});
