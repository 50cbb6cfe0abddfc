export { notFoundCopy } from './copy';
export { NotFound, type NotFoundProps } from './NotFound';
