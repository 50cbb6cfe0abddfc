export { dialogCopy } from './copy';
export { Dialog, type DialogProps } from './Dialog';
