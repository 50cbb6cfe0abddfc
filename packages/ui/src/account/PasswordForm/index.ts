export { passwordFormMessages } from './messages';
export { PasswordForm, type PasswordFormValues } from './PasswordForm';
