export { subscribeToSocket, type SocketEvents } from './subscribeToSocket';
export { useGathered } from './useGathered';
export { useSocketSubscription } from './useSocketSubscription';
