export { errorStateCopy } from './copy';
export { ErrorState, type ErrorStateProps } from './ErrorState';
