export { passwordFieldCopy } from './copy';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
