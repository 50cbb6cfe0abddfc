export { formatAge } from './formatAge';
export { feedTimeMessages, notificationTimeMessages, postAgeMessages } from './messages';
export { useNow } from './useNow';
