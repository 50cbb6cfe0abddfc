export { usePicture } from './usePicture';
