// What a page needs for a live chat room and nothing else, provider included, so that all of it comes from one file.
export * from '../chat';
export * from '../provider';
export { useSession } from '../session';
