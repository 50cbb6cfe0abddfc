export { formCopy } from './copy';
export { Form, type FormError, type FormProps } from './Form';
