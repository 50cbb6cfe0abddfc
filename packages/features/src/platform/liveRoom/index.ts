export { LiveRoomContext, useLiveRoom, type LiveRoom, type LiveRoomState } from './useLiveRoom';
export { useAddressedRoom } from './useAddressedRoom';
