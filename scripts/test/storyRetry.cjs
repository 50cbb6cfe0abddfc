// On a busy machine a story can be disturbed by its neighbour in the same page; a real fault fails
// twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
