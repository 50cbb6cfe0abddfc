export { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog';
