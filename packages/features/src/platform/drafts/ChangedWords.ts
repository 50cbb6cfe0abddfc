/** Other words for something were not stored: somebody has given it these since they were begun. */
export class ChangedWords extends Error {
  override name = 'ChangedWords';
  constructor(readonly words: string) {
    super(words);
  }
}
