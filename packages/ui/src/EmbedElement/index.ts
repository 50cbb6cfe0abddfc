export { EmbedElement } from './EmbedElement';
