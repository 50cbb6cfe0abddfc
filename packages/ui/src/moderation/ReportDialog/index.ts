export { ReportDialog, type ReportChoice } from './ReportDialog';
