export { subscribeToSocket, type SocketEvents } from './subscribeToSocket';
export { useSocketSubscription } from './useSocketSubscription';
