export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { confirmDialogCopy } from './copy';
