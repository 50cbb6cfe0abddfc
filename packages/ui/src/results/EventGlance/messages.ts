import { defineMessages } from '../../primitives/messages';
/** Default texts of EventGlance; pass `labels` to replace any. */
export const eventGlanceMessages = defineMessages('eventGlance', {
  next: 'Next race',
  scores: 'See scores',
  latest: (day: string) => `Latest results: ${day}`,
  seeAll: 'See all',
});
