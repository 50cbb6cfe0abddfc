/** What is heard of things, by their keys, while an answer is under way that may not know of it. */
export function createMeanwhile<News extends object>() {
  const underWay = new Set<Map<string, News>>();
  return {
    hear(key: string, news: News): void {
      for (const heard of underWay) heard.set(key, { ...heard.get(key), ...news });
    },
    /** The answer, with what was heard since it was asked for, the latest fields of each key. */
    async during<Answer>(
      ask: () => Promise<Answer>,
    ): Promise<[answer: Answer, heard: ReadonlyMap<string, News>]> {
      const heard = new Map<string, News>();
      underWay.add(heard);
      try {
        return [await ask(), heard];
      } finally {
        underWay.delete(heard);
      }
    },
  };
}
