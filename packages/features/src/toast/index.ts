export { ToastContainer } from './ToastContainer';
export type { ToastContainerProps } from './ToastContainer';
