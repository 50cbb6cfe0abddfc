export { FieldNotice } from './FieldNotice';
