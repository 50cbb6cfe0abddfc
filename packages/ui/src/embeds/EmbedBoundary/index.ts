export type { EmbedProblem, EmbedProblemCode } from '../problems';
export { EmbedBoundary, type EmbedBoundaryProps } from './EmbedBoundary';
