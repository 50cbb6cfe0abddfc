import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { clubBannerMessages } from './messages';

export const clubBanner: TextsOf<typeof clubBannerMessages> = {
  owner: 'Propietario',
  members: (count) => plural(count, '1 miembro', `${count.toLocaleString('es')} miembros`),
  join: 'Unirse',
  joining: 'Uniéndote…',
  leave: 'Salir',
  leaving: 'Saliendo…',
};
