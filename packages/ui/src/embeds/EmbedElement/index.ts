export { EmbedElement } from './EmbedElement';
export { observeSize } from '../../primitives/observeSize';
