import { plural } from '../primitives/messages/plural.es';

/** How many members a club has, in Spanish. */
export const countMembers = (count: number): string =>
  plural(count, '1 miembro', `${count.toLocaleString('es')} miembros`);
