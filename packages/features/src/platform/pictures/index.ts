export { usePicture } from './usePicture';
export { usePictures } from './usePictures';
