export { EmbedElement } from './EmbedElement';
export { FAIL, FOLLOW, MISSING, RELEASE, RENDER, TELL, UPDATE } from './hooks';
export { observeSize } from '../../primitives/observeSize';
