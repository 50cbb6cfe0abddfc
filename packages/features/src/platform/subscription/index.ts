export { subscribeToSocket, type SocketEvents } from './subscribeToSocket';
export { useGathered } from './useGathered';
export { type TopicSubscription, useTopicEvents } from './useTopicEvents';
