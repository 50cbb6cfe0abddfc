export { ContactScreen, type ContactScreenProps } from './ContactScreen';
export { contactCopy } from './copy';
