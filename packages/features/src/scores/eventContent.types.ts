import type { RaceTable } from '@clubline/ui';

/** One class on one day. */
export interface EventRace extends RaceTable {
  /** Used in addresses and file names, e.g. `pro-runabout-stock`. */
  id: string;
}

export interface EventDay {
  id: string;
  /** The name of the day, e.g. 'Monday'. */
  name: string;
  /** The date as it is shown, e.g. 'October 6th'. */
  date: string;
  /** The day's written analysis, one thought each. */
  analysis: readonly string[];
  races: readonly EventRace[];
}

/** All that the page of an event shows; it is content, and none of it is fetched. */
export interface EventContent {
  heading: string;
  /** Stands below the heading, e.g. that this is sample content. */
  note?: string;
  banner: { src: string; alt: string };
  schedule: { src: string; alt: string };
  /** The live chat room of the event. */
  chatRoom: string;
  days: readonly EventDay[];
}
