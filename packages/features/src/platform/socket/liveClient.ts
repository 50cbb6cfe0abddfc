// What is used of the client library, by name, so that a bundler leaves the rest out.
export { io, NodeWebSocket } from 'socket.io-client';
