/** Every text of a day section. */
export const daySectionCopy = {
  show: (day: string) => `Show ${day}'s Results`,
  hide: (day: string) => `Hide ${day}'s Results`,
};

export type DaySectionCopy = typeof daySectionCopy;
