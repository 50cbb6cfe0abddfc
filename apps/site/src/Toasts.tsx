export { ToastContainer as default } from '@clubline/features';
