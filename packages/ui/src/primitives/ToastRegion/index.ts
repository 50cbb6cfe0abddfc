export {
  createToastStore,
  type ToastContent,
  type ToastItem,
  type ToastStore,
} from './createToastStore';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
