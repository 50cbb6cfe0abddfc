import { defineMessages } from '../messages';

/** What one decides about something that was changed meanwhile, also by oneself elsewhere. */
export const draftsMessages = defineMessages('drafts', {
  useTheirs: 'Use what was saved',
  keepOwn: 'Keep what I wrote',
  changedWords: (words: string) =>
    `This was changed meanwhile: “${words}”. Save again to replace it with what you wrote.`,
});
