import { defineMessages } from '../platform/messages';

/** Every text of the search of everything, apart from those of the components. */
export const searchMessages = defineMessages('search', {
  title: 'Search',
  members: (count: number) =>
    count === 1 ? '1 member' : `${count.toLocaleString('en-GB')} members`,
  privateClub: 'Private',
  boat: (boat: string) => `Boat ${boat}`,
  /** Where a post stands that is in no club. */
  onProfile: 'On a profile',
});

/** Every text of the page where one looks round, apart from those of its components. */
export const exploreMessages = defineMessages('explore', {
  title: 'Explore Feed',
});
