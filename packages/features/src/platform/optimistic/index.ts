export {
  createOptimisticQueue,
  OptimisticError,
  type OptimisticQueue,
} from './createOptimisticQueue';
