export { failureToast } from './failureToast';
export { ToastContainer } from './ToastContainer';
