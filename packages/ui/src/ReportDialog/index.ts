export { ReportDialog, type ReportChoice, type ReportDialogProps } from './ReportDialog';
export { reportDialogCopy } from './copy';
