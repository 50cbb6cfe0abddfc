export { Form, type FormError, type FormProps } from './Form';
export { useInvalidFocus } from './useInvalidFocus';
