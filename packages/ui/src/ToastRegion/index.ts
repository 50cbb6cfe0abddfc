export { toastRegionCopy } from './copy';
export {
  createToastStore,
  type ToastContent,
  type ToastItem,
  type ToastStore,
  type ToastTimers,
} from './createToastStore';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
