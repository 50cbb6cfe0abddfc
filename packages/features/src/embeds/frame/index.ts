// What fills a page of ours that stands in a frame on another; only our own site builds it.
export { openChatFrame } from './openChatFrame';
