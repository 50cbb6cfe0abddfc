/** Every text of this package in Spanish, by component: for `labels`, or all of them for `MessagesProvider`. */
export * from './clubs';
export * from './embeds';
export * from './fields';
export * from './people';
export * from './posts';
export * from './scores';
export * from './shell';
