import { defineMessages } from '../messages';

/** What one decides about something that somebody else has changed meanwhile. */
export const draftsMessages = defineMessages('drafts', {
  useTheirs: 'Use what they saved',
  keepOwn: 'Keep what I wrote',
  changedWords: (words: string) =>
    `This was changed meanwhile: “${words}”. Save again to replace it with what you wrote.`,
});
