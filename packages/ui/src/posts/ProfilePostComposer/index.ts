export { ProfilePostComposer } from './ProfilePostComposer';
