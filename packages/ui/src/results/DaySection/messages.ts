import { defineMessages, type TextsOf } from '../../primitives/messages';
/** Every text of a day section. */
export const daySectionMessages = defineMessages('daySection', {
  show: (day: string) => `Show ${day}'s Results`,
  hide: (day: string) => `Hide ${day}'s Results`,
});

export type DaySectionTexts = TextsOf<typeof daySectionMessages>;
