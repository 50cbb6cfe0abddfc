/** What `words` say of the day of a time that a server has sent; '' where it is no time. */
export function datePhrase(
  time: string,
  words: (date: string) => string,
  text: { date: (date: Date) => string },
): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : words(text.date(date));
}
