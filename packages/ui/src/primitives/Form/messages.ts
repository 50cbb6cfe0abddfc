import { defineMessages } from '../messages';
/** Default texts of Form. */
export const formMessages = defineMessages('form', {
  summary: (count: number) =>
    count === 1 ? 'There is 1 thing to fix' : `There are ${count} things to fix`,
});
