/** What one person has in front of them at the end, oldest first. */
export interface ChatView {
  /** Whose view it is. */
  username: string;
  /** Texts of messages the server has sent. */
  confirmed: string[];
  /** Texts this person wrote that are shown as failed, or as perhaps arrived. */
  undecided: string[];
}

/** What came of a run of `runChatScenario`. Lists are empty when all went well. */
export interface ChatScenarioReport {
  /** Nothing was lost, doubled or out of order, and no count was shown that could be stale. */
  isSound: boolean;
  /** Messages written by everyone together. */
  written: number;
  /** Messages the server has in the end. */
  stored: number;
  /** Neither on the server nor in front of who wrote it. */
  lost: string[];
  /** On the server, but not in front of this person: `username: text`. */
  missed: string[];
  /** Stored twice, or shown twice: `username: text`. */
  doubled: string[];
  /**
   * Shown in another order than the server's: `username: text` of the first that is out of place.
   */
  outOfOrder: string[];
  /** Shown to their writers as failed or as perhaps arrived: allowed, because the person knows. */
  undecided: string[];
  /** How often a count outlived its connection. */
  staleCounts: number;
  /** Who had not caught up, or had messages on their way, when the patience ended. */
  unsettled: string[];
}

/** What was seen in a run, for `reportChat`. */
export interface ChatFindings {
  /** Everything written in this run. */
  written: string[];
  /** What the server has, in its order. */
  stored: string[];
  /** What each person had in front of them at the end. */
  views: ChatView[];
  /** How often a count outlived its connection. */
  staleCounts: number;
  /** Usernames of those who had not caught up when the patience ended. */
  unsettled: string[];
}

/** Compares what was written, what the server has and what each person sees. */
export function reportChat({
  written,
  stored,
  views,
  staleCounts,
  unsettled,
}: ChatFindings): ChatScenarioReport {
  const isOfThisRun = new Set(written);
  const server = stored.filter((text) => isOfThisRun.has(text));
  const order = new Map(server.map((text, place) => [text, place]));
  const seen = views.map((view) => ({
    ...view,
    confirmed: view.confirmed.filter((text) => isOfThisRun.has(text)),
  }));
  const undecided = seen.flatMap((view) => view.undecided);

  const lost = written.filter((text) => !order.has(text) && !undecided.includes(text));
  const missed = seen.flatMap(({ username, confirmed }) =>
    server.filter((text) => !confirmed.includes(text)).map((text) => `${username}: ${text}`),
  );
  const doubled = [
    ...repeated(server).map((text) => `server: ${text}`),
    ...seen.flatMap(({ username, confirmed }) =>
      repeated(confirmed).map((text) => `${username}: ${text}`),
    ),
  ];
  const outOfOrder = seen.flatMap(({ username, confirmed }) => {
    const wrong = confirmed.find(
      (text, index) =>
        index > 0 && (order.get(text) ?? 0) < (order.get(confirmed[index - 1] ?? '') ?? 0),
    );
    return wrong === undefined ? [] : [`${username}: ${wrong}`];
  });
  const isSound =
    staleCounts === 0 &&
    [lost, missed, doubled, outOfOrder, unsettled].every((list) => list.length === 0);
  return {
    isSound,
    written: written.length,
    stored: server.length,
    lost,
    missed,
    doubled,
    outOfOrder,
    undecided,
    staleCounts,
    unsettled,
  };
}

function repeated(list: string[]): string[] {
  return [...new Set(list.filter((text, index) => list.indexOf(text) !== index))];
}
