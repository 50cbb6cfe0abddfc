export { formatAge } from './formatAge';
export { feedAgeMessages, notificationAgeMessages, profilePostAgeMessages } from './messages';
export { useNow } from './useNow';
