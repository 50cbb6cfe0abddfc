export { type Connection, createConnection } from './createConnection';
export { untilOnline } from './untilOnline';
