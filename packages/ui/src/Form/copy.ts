/** Default texts of Form. */
export const formCopy = {
  summary: (count: number) =>
    count === 1 ? 'There is 1 thing to fix' : `There are ${count} things to fix`,
};
