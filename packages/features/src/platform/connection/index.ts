export { type Connection, createConnection } from './createConnection';
export { onReturn } from './onReturn';
export { untilOnline } from './untilOnline';
