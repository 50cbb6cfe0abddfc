/** How many members a club has, in English. */
export const countMembers = (count: number): string =>
  count === 1 ? '1 member' : `${count.toLocaleString('en-GB')} members`;
