import type { ProfileHeaderUser } from './ProfileHeader';

/** A drawn portrait, so that stories need no network. */
export const portrait = (sky: string, jersey: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 248 304"><defs><linearGradient id="s" y2="1" x2="0"><stop stop-color="${sky}"/><stop offset="1" stop-color="#0B1220"/></linearGradient></defs><rect width="248" height="304" fill="url(#s)"/><path d="M0 210q31-18 62 0t62 0 62 0 62 0v94H0z" fill="#fff" opacity=".16"/><path d="M34 304c0-70 40-104 90-104s90 34 90 104z" fill="${jersey}"/><path d="M110 200h28l-14 34z" fill="#0B1220" opacity=".4"/><circle cx="124" cy="134" r="52" fill="#D9A67E"/><path d="M70 132a54 54 0 0 1 108 0c-18-16-34-22-54-22s-38 6-54 22z" fill="#2B1B12"/></svg>`,
  )}`;

export const amy: ProfileHeaderUser = {
  username: 'amy_lake',
  firstName: 'Amy',
  lastName: 'Lake',
  profilePicture: portrait('#1E6F72', '#22D3C8'),
  bio: 'Runabout rider, twelve seasons on Lake Havasu. Weekends at the course, weekdays in the workshop.',
  tags: ['Player', 'Coach'],
};

export const ben: ProfileHeaderUser = {
  username: 'ben_torres',
  firstName: 'Ben',
  lastName: 'Torres',
  profilePicture: null,
  bio: '',
  tags: ['Fan'],
};

export const longNamed: ProfileHeaderUser = {
  username: 'elena_konstantinopoulou_fernandez_of_the_northern_counties',
  firstName: 'Maximiliana-Alexandra',
  lastName: 'Konstantinopoulou-Fernández',
  profilePicture: portrait('#7A4AD6', '#F2C14E'),
  bio: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is one word, and a bio must hold it. This one is two hundred and forty characters long, as long as a bio may be, so that the header shows what it does with it.',
  tags: ['Organizer of long weekends', 'Referee'],
};

export const rightToLeft: ProfileHeaderUser = {
  username: 'noor_haddad',
  firstName: 'نور',
  lastName: 'حداد',
  profilePicture: portrait('#96541F', '#F2C14E'),
  bio: 'أحب سباقات الدراجات المائية وكرة القدم.',
  tags: ['مشجعة'],
};
