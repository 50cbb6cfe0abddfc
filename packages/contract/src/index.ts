export type * from './entities';
export * from './limits';
export type * from './socket';
