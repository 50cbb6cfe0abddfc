import type { TextsOf } from '../../primitives/messages';
import type { clubMemberListMessages } from './messages';

export const clubMemberList: TextsOf<typeof clubMemberListMessages> = {
  members: 'Miembros',
  search: 'Buscar miembros',
  searchPlaceholder: 'Buscar miembros…',
  owner: 'Propietario',
  coOwner: 'Copropietario',
  muted: 'Silenciado',
  actions: (name) => `Más sobre ${name}`,
  noMatch: 'En este club no hay nadie con ese nombre.',
  loading: 'Cargando miembros…',
  failed: 'No se pudieron cargar los miembros.',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando…',
  invited: 'Invitados a ser copropietarios',
  invitedHint: 'Lo serán cuando acepten.',
  invitedFailed: 'No se pudo cargar a quién se ha invitado.',
  withdraw: 'Retirar',
  withdrawOf: (name) => `Retirar la invitación de ${name}`,
  banned: 'Expulsados',
  bannedHint: 'No pueden volver a unirse hasta que se levante la expulsión.',
  loadMoreBanned: 'Cargar más expulsados',
  bannedFailed: 'No se pudo cargar a quiénes se ha expulsado.',
  liftBan: 'Levantar la expulsión',
  liftBanOf: (name) => `Levantar la expulsión de ${name}`,
};
