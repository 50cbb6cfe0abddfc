export { AlertDialog, type AlertDialogProps } from './AlertDialog';
export { alertDialogCopy } from './copy';
