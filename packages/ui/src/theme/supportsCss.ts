/** Whether the engine knows a condition of `@supports`; jsdom, for one, cannot be asked. */
export const supportsCss = (condition: string): boolean => !!globalThis.CSS?.supports(condition);
