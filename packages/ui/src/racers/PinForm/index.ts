export { PinForm } from './PinForm';
