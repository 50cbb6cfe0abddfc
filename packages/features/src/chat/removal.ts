/** Says of somebody that they may not chat any more, as a page may say it, too. */
export const removal = () => Object.assign(new Error('removed'), { code: 'removed' });

/**
 * That one of a partner's people was removed, or an account disabled, where that is why the server
 * has ended a session; else null.
 */
export const readRemoval = (body: unknown) =>
  /removed|disabled/.test(Object(body).reason) ? removal() : null;

/** Whether that is why nobody is signed in. */
export const isRemoval = (error: unknown) =>
  (error as { code?: string } | null)?.code === 'removed';
