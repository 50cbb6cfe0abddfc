export { lightboxCopy } from './copy';
export { Lightbox, type LightboxImage, type LightboxProps } from './Lightbox';
