import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { FollowListPerson } from './followList.types';

export const people: readonly FollowListPerson[] = [
  {
    id: 'u1',
    username: 'amy_lake',
    firstName: 'Amy',
    lastName: 'Lake',
    image: portrait('#1E6F72', '#22D3C8'),
  },
  { id: 'u2', username: 'ben_torres', firstName: 'Ben', lastName: 'Torres', image: null },
  {
    id: 'u3',
    username: 'cho_rider',
    firstName: 'Cho',
    lastName: 'Park',
    image: portrait('#7A4AD6', '#F2C14E'),
  },
  { id: 'u4', username: 'dani_ortiz', firstName: 'Dani', lastName: 'Ortiz', image: null },
  {
    id: 'u5',
    username: 'elif_demir',
    firstName: 'Elif',
    lastName: 'Demir',
    image: portrait('#96541F', '#FF8A80'),
  },
  {
    id: 'u6',
    username: 'frank_o_neill',
    firstName: 'Frank',
    lastName: 'O’Neill',
    image: null,
  },
  { id: 'u7', username: 'grace_hall', firstName: '', lastName: '', image: null },
];

export const longNamedPeople: readonly FollowListPerson[] = [
  {
    id: 'l1',
    username: 'elena_konstantinopoulou_fernandez_of_the_northern_counties',
    firstName: 'Maximiliana-Alexandra',
    lastName: 'Konstantinopoulou-Fernández',
    image: null,
  },
  { id: 'l2', username: 'jo', firstName: 'Jo', lastName: 'Ng', image: null },
];

export const rightToLeftPeople: readonly FollowListPerson[] = [
  {
    id: 'r1',
    username: 'noor_haddad',
    firstName: 'نور',
    lastName: 'حداد',
    image: portrait('#96541F', '#F2C14E'),
  },
  { id: 'r2', username: 'omar_saleh', firstName: 'عمر', lastName: 'صالح', image: null },
];
