import type { Guides } from './guide.types';

const files = import.meta.glob<Guides>('./guides/*.ts', { eager: true, import: 'guides' });

/** Every guide by the name of its component. */
export const guides: Guides = Object.assign({}, ...Object.values(files)) as Guides;
