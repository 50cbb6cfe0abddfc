import type { ClubCardProps } from './ClubCard';

const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs>
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/>
      <stop offset="1" stop-color="${to}"/></linearGradient></defs>
      <rect width="320" height="180" fill="url(#g)"/>
      <path d="M0 130q40-24 80 0t80 0 80 0 80 0v50H0z" fill="#fff" opacity=".25"/>
      <circle cx="240" cy="50" r="26" fill="#fff" opacity=".5"/></svg>
    `,
  )}`;

export const lakeside: ClubCardProps = {
  name: 'Lakeside Riders',
  description:
    'Saturday rides, race-day meets and everything that floats on Lake Havasu for ' +
    'beginners and old hands, wetsuits advised.',
  image: picture('#0A6E6C', '#0B1220'),
  ownerName: 'Amy Lake',
  memberCount: 128,
  maxMembers: 200,
  isActive: true,
  href: '/clubs/lakeside',
};

export const northStand: ClubCardProps = {
  ...lakeside,
  name: 'North Stand',
  description: 'Home and away, rain or shine.',
  image: null,
  ownerName: 'Ben Torres',
  memberCount: 3,
  maxMembers: null,
  isActive: false,
  href: '/clubs/north-stand',
};

export const sparse: ClubCardProps = {
  name: 'Umbrella',
  memberCount: 1,
  isActive: false,
  href: '/clubs/umbrella',
};

export const longNames: ClubCardProps = {
  ...northStand,
  name: 'The Extraordinarily Long-Named Supporters Association of the Northern Counties',
  description:
    'A description that goes on for a good while, well past the two lines a card has room ' +
    'for, so that it is cut at the end of the second line and can be read in full on the ' +
    'page of the club itself.',
  ownerName: 'Elena Konstantinopoulou-Fernández',
  memberCount: 12_480,
  maxMembers: 20_000,
  href: '/clubs/long',
};

export const arabicNames: ClubCardProps = {
  ...longNames,
  name: 'الرابطة الاستثنائية ذات الاسم الطويل جدًا لمشجعي المقاطعات الشمالية وضفاف البحيرة',
  description:
    'وصف يمتد طويلًا ويتجاوز السطرين اللذين تتسع لهما البطاقة، فيُقطع في نهاية السطر الثاني ' +
    'ويُقرأ كاملًا في صفحة النادي نفسه.',
  ownerName: 'ليلى عبد الرحمن الحسيني',
  href: '/clubs/arabic',
};

export const clubs = [
  lakeside,
  northStand,
  sparse,
  longNames,
  { ...northStand, name: 'Grid Iron Sundays', href: '/clubs/grid' },
  { ...lakeside, name: 'Puck Drop', image: picture('#7A4AD6', '#0B1220'), href: '/clubs/puck' },
];
