// On a busy machine a story can be disturbed by its neighbour in the same page. It is tried again
// in a browser's context of its own, where a real fault fails once more.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
