import type { EventContent } from '@clubline/features';
import banner from './banner.svg';
import { friday } from './friday';
import { monday } from './monday';
import { programme } from './programme';
import { saturday } from './saturday';
import schedule from './schedule.svg';
import { sunday } from './sunday';
import { thursday } from './thursday';
import { tuesday } from './tuesday';
import { wednesday } from './wednesday';

/** The event behind the tab AQUA. All of it is sample content until the real results replace it. */
export const event: EventContent = {
  lang: 'en',
  heading: 'World Finals – Lake Havasu, October 6th–12th',
  isSample: true,
  banner: { src: banner, alt: 'A jet ski throws up a fan of water in front of desert hills' },
  schedule: {
    src: schedule,
    alt:
      'Schedule: Monday novices and juniors, Tuesday amateurs and women, Wednesday ' +
      'professionals and veterans, Thursday experts and Sport, Friday freestyle and open ' +
      'ski, Saturday the first grand prix classes, Sunday the grand prix finals and the ' +
      'relay',
  },
  programme,
  roomId: 'aqua_world_finals_2025',
  days: [monday, tuesday, wednesday, thursday, friday, saturday, sunday],
};
