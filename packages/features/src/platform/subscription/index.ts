export { createMeanwhile } from './createMeanwhile';
export { subscribeToSocket, type SocketEvents } from './subscribeToSocket';
export { useCatchUp } from './useCatchUp';
export { useFailedAgain, useRetryOnReturn } from './useFailedAgain';
export { useAskAgain, useGathered } from './useGathered';
export { useSessionEnd } from './useSessionEnd';
export { useSocketSubscription } from './useSocketSubscription';
export { type TopicSubscription, useTopicEvents } from './useTopicEvents';
