export { Form, type FormError, type FormProps } from './Form';
export { FormRow } from './FormRow';
export { useFocusAfterSubmit } from './useFocusAfterSubmit';
export { useInvalidFocus } from './useInvalidFocus';
