export { Form, type FormError, type FormProps } from './Form';
export { useFocusAfterSubmit } from './useFocusAfterSubmit';
export { useInvalidFocus } from './useInvalidFocus';
