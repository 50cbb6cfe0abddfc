import { defineMessages } from '../../primitives/messages';
/** Default texts of MentionCombobox; pass `labels` to replace any. */
export const mentionComboboxMessages = defineMessages('mentionCombobox', {
  people: 'People to mention',
  noMatches: 'No matches',
  searching: 'Searching…',
  failed: 'Couldn’t look for people. Keep typing to try again.',
  available: (count: number) =>
    count === 1
      ? '1 person to mention. Arrow keys choose, Enter accepts.'
      : `${count} people to mention. Arrow keys choose, Enter accepts.`,
});
