/** An id that nothing else has, also on pages without a secure connection. */
export const newWriteId = (): string =>
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
