export { deleteEndedPushes } from './push.repository';
export { pushRoutes } from './push.routes';
export { pushNotifications, pushRoomMessage } from './queuePushes';
export { sendPushes } from './sendPushes';
