import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const channelMessageList: UiMessages['channelMessageList'] = {
  messages: 'Mensajes',
  empty: 'Di algo, publica algo.',
  loading: 'Cargando mensajes…',
  loadingOlder: 'Cargando mensajes anteriores…',
  failed: 'No se pudieron cargar los mensajes.',
  retry: 'Reintentar',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  sending: 'Enviando…',
  unknownAuthor: 'Miembro desconocido',
  newMessages: 'Mensajes nuevos',
};

export const clubBanner: UiMessages['clubBanner'] = {
  owner: 'Propietario',
  members: (count) => plural(count, '1 miembro', `${count.toLocaleString('es')} miembros`),
  join: 'Unirse',
  joining: 'Uniéndote…',
  leave: 'Salir',
  leaving: 'Saliendo…',
};

export const clubCard: UiMessages['clubCard'] = {
  noImage: 'Sin imagen',
  unknownOwner: 'Propietario desconocido',
  active: 'Activo',
  inactive: 'Inactivo',
  ownedBy: 'Propietario',
  members: 'Miembros',
  unknownMaximum: '—',
};

export const clubForm: UiMessages['clubForm'] = {
  form: 'Club nuevo',
  editForm: 'Editar club',
  name: 'Nombre del club',
  description: 'Descripción',
  descriptionHelp: 'Opcional. De qué trata el club.',
  picture: 'Imagen del club',
  pictureHelp: 'Opcional. Cualquier tipo de imagen.',
  choosePicture: 'Elegir imagen',
  changePicture: 'Cambiar',
  noPicture: 'Ninguna imagen elegida',
  removePicture: 'Quitar',
  privacy: 'Privacidad del club',
  public: 'Club público',
  publicHelp: 'Cualquiera puede encontrarlo y unirse.',
  coOwners: 'Copropietarios',
  coOwnersHelp: 'Opcional. Nombres de usuario separados por comas.',
  coOwnersPlaceholder: 'ana_lago, ben_torres',
  create: 'Crear club',
  creating: 'Creando…',
  save: 'Guardar cambios',
  saving: 'Guardando…',
};

export const clubFormPage: UiMessages['clubFormPage'] = { close: 'Cerrar' };

export const clubGrid: UiMessages['clubGrid'] = { loading: 'Cargando clubes…' };

export const clubInfoPanel: UiMessages['clubInfoPanel'] = {
  title: 'Información del club',
  name: 'Nombre',
  description: 'Descripción',
  noDescription: 'Todavía sin descripción.',
  owner: 'Propietario',
  unknownOwner: 'Propietario desconocido',
  edit: 'Editar club',
  close: 'Cerrar',
};

export const clubMemberList: UiMessages['clubMemberList'] = {
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
  banned: 'Expulsados',
  bannedHint: 'No pueden volver a unirse hasta que se levante la expulsión.',
  liftBan: 'Levantar la expulsión',
  liftBanOf: (name) => `Levantar la expulsión de ${name}`,
};

export const clubSummary: UiMessages['clubSummary'] = {
  title: 'Resumen',
  name: 'Nombre',
  description: 'Descripción',
  privacy: 'Privacidad',
  coOwners: 'Copropietarios',
  picture: 'Imagen',
  selected: 'Elegida',
  notSelected: 'Sin elegir',
  none: '—',
};
