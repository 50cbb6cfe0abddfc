import type { TextsOf } from '../../primitives/messages';
import { countMembers } from '../countMembers.es';
import type { clubBannerMessages } from './messages';

export const clubBanner: TextsOf<typeof clubBannerMessages> = {
  owner: 'Propietario',
  members: countMembers,
  join: 'Unirse',
  joining: 'Uniéndote…',
  joined: 'Te uniste',
  leave: 'Salir',
  leaving: 'Saliendo…',
};
