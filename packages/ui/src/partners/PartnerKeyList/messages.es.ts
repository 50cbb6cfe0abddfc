import type { TextsOf } from '../../primitives/messages';
import type { partnerKeyListMessages } from './messages';

export const partnerKeyList: TextsOf<typeof partnerKeyListMessages> = {
  title: 'Claves de socios',
  hint:
    'Con una clave, el servidor de un socio deja chatear a su propia gente: con su nombre, el ' +
    'del socio al lado y nada más. Quien tiene una clave puede hablar por todos ellos.',
  partner: 'Nombre del socio',
  partnerHint: 'Aparece junto a los nombres de su gente. Un nombre conocido recibe otra clave.',
  create: 'Crear una clave',
  list: 'Claves',
  empty: 'Ningún socio tiene una clave todavía.',
  ending: (hint) => `termina en ${hint}`,
  revoked: 'Revocada',
  revoke: 'Revocar',
  revokeOf: (partner, hint) => `Revocar la clave de ${partner} que termina en ${hint}`,
  loading: 'Cargando las claves…',
  failed: 'No se pudieron cargar las claves.',
  retry: 'Reintentar',
};
