import { defineMessages } from '../messages';

/** Default texts of CutNote; pass `labels` to replace any. */
export const cutNoteMessages = defineMessages('cutNote', {
  cut: (count: number) => `The server sent only the first ${count.toLocaleString('en-GB')}.`,
});
