import { defineMessages } from '../messages';
/** Default texts of TextArea. */
export const textAreaMessages = defineMessages('textArea', {
  count: (used: number, limit: number) => `${used} of ${limit} characters used`,
  over: (by: number) => (by === 1 ? '1 character too many' : `${by} characters too many`),
});
