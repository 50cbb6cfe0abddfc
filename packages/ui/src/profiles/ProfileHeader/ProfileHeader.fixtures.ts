import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { ProfileHeaderUser } from './ProfileHeader';

export const amy: ProfileHeaderUser = {
  username: 'amy_lake',
  firstName: 'Amy',
  lastName: 'Lake',
  image: portrait('#1E6F72', '#22D3C8'),
  bio:
    'Runabout rider, twelve seasons on Lake Havasu. Weekends at the course, weekdays in ' +
    'the workshop.',
  tags: ['Player', 'Coach'],
};

export const ben: ProfileHeaderUser = {
  username: 'ben_torres',
  firstName: 'Ben',
  lastName: 'Torres',
  image: null,
  bio: '',
  tags: ['Fan'],
};

export const longNamed: ProfileHeaderUser = {
  username: 'elena_konstantinopoulou_fernandez_of_the_northern_counties',
  firstName: 'Maximiliana-Alexandra',
  lastName: 'Konstantinopoulou-Fernández',
  image: portrait('#7A4AD6', '#F2C14E'),
  bio:
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is ' +
    'one word, and a bio must hold it. This one is two hundred and forty characters long, ' +
    'as long as a bio may be, so that the header shows what it does with it.',
  tags: ['Organizer of long weekends', 'Referee'],
};

export const rightToLeft: ProfileHeaderUser = {
  username: 'noor_haddad',
  firstName: 'نور',
  lastName: 'حداد',
  image: portrait('#96541F', '#F2C14E'),
  bio: 'أحب سباقات الدراجات المائية وكرة القدم.',
  tags: ['مشجعة'],
};
