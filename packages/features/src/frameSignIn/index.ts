export { frameSignInCopy } from './copy';
export { FRAME_SESSION } from './frameSession';
export { FrameSignInScreen, type FrameSignInScreenProps } from './FrameSignInScreen';
