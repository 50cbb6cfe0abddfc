import type * as es from './es';

/** Every text of this package, by the name of its messages. */
export type FeaturesMessages = typeof es;
