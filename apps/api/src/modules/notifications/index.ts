export { followNotification } from './followNotification';
export { mentionedPeople, mentionsIn } from './mentions';
export { excerpt, notificationMessages, reactionEmoji } from './messages';
export { findByEvent, listNotifications } from './notifications.repository';
export { notify } from './notify';
export { notifyMentions } from './notifyMentions';
export type { NewNotification, NotificationType } from './notify';
export { clubColumnsOf, linkTo, toTarget } from './targets';
export type { StoredTarget } from './targets';
