export {
  createOptimisticQueue,
  OptimisticError,
  type OptimisticQueue,
} from './createOptimisticQueue';
export { newProvisionalId } from './newProvisionalId';
