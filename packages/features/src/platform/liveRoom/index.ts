export { LiveRoomContext, useLiveRoom, type LiveRoom, type LiveRoomState } from './useLiveRoom';
