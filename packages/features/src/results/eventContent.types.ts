import type { RaceTable } from '@clubline/ui';

/** One class on one day. */
export interface EventRace extends RaceTable {
  /** Used in addresses and file names, e.g. `pro-runabout-stock`. */
  id: string;
}

/** One day of an event. */
export interface EventDay {
  /** Used in addresses, e.g. `monday`. */
  id: string;
  /** The name of the day, e.g. 'Monday'. */
  name: string;
  /** The date as it is shown, e.g. 'October 6th'. */
  date: string;
  /** The day's written analysis, one thought each. */
  analysis: readonly string[];
  /** The races of the day, in the order to show. */
  races: readonly EventRace[];
}

/** Something that takes place during an event. */
export interface EventSession {
  /** Unlike any other of the event, and the same whenever it is moved. */
  id: string;
  /** What takes place, e.g. 'Novice Ski Lites'. */
  title: string;
  /** When it begins, in ISO 8601 with the offset of the place: '2025-10-06T09:00:00-07:00'. */
  start: string;
  /** When it ends, likewise. */
  end: string;
}

/** What takes place when. */
interface EventSessions {
  /** Where all of it takes place, for calendars. */
  place: string;
  /** In the order in which they begin. */
  sessions: readonly EventSession[];
}

/** All that the page of an event shows; it is content, and none of it is fetched. */
export interface EventContent {
  /** Language of its words, e.g. `en`, where pages may be in another one. */
  lang?: string;
  /** The event's name. */
  heading: string;
  /** Stands below the heading, e.g. what the event is. */
  note?: string;
  /** Whether it is made up; the page then says so, in place of `note`. @default false */
  isSample?: boolean;
  /** The picture at the top: its address, and what it shows in words. */
  banner: { src: string; alt: string };
  /** The schedule as a picture: its address, and what it shows in words. */
  schedule: { src: string; alt: string };
  /** What takes place when; without it, there is the picture alone. */
  programme?: EventSessions;
  /** The live chat room of the event. */
  roomId: string;
  /** The days in order. */
  days: readonly EventDay[];
}
