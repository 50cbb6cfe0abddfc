import type { TextsOf } from '../platform/messages';
import type {
  clubsMessages,
  clubScreenMessages,
  clubRulesMessages,
  coOwnershipMessages,
  createClubMessages,
  clubSettingsMessages,
  deleteClubMessages,
} from './messages';

export const clubs: TextsOf<typeof clubsMessages> = {
  title: 'Clubes',
  tabs: 'Clubes',
  yourClubs: 'Tus clubes',
  discover: 'Descubre y únete',
  search: 'Buscar clubes',
  searchMine: 'Buscar en mis clubes…',
  searchDiscover: 'Buscar clubes por descubrir…',
  addClub: 'Añadir club',
  feed: 'Mis novedades',
  loadMore: 'Cargar más',
  noMatch: 'Ningún club coincide con tu búsqueda',
  noMatchHint: 'Prueba con otro nombre u otra palabra.',
  noneSoFar: 'Por ahora, ningún club al que unirte',
  noneSoFarHint: 'Ya estás en todos los clubes revisados hasta ahora, o son privados.',
  lookFurther: 'Seguir buscando',
  noPublicClubs: 'No hay clubes públicos',
  noPublicClubsHint: 'Crea tu primer club público o espera a que otros abran el suyo',
  noClubs: 'Todavía no hay clubes',
  noClubsHint: 'Únete a un club o crea uno para empezar',
  loadFailed: 'No se pudieron cargar los clubes',
  tryAgain: 'Inténtalo de nuevo.',
  retry: 'Reintentar',
  signIn: 'Iniciar sesión',
  signInToSee: 'Inicia sesión para ver tus clubes.',
};

export const clubScreen: TextsOf<typeof clubScreenMessages> = {
  back: 'Atrás',
  backToClubs: 'Volver a los clubes',
  settings: 'Información del club',
  tabs: 'Secciones del club',
  general: 'General',
  chat: 'Chat',
  chatSoon: 'El chat en vivo del club llegará pronto…',
  toPosts: 'Ir a las publicaciones',
  loading: 'Cargando club…',
  notFound: 'Este club no existe',
  notFoundHint: 'Puede que lo hayan eliminado o que el enlace no esté completo.',
  loadFailed: 'No se pudo cargar este club',
  membershipFailed: 'No se pudo comprobar si formas parte del club',
  channelsFailed: 'No se pudieron cargar los canales',
  channelMissing: (name) => `No hay ningún canal «${name}» en este club`,
  channelMissingHint: 'Quizá le cambiaron el nombre o lo eliminaron.',
  sectionClosed: 'Esta parte del club no está abierta para ti',
  sectionClosedHint: 'Solo algunos de sus miembros pueden verla.',
  tryAgain: 'Inténtalo de nuevo.',
  retry: 'Reintentar',
  joined: 'Ya formas parte del club',
  joinFailed: 'No se pudo entrar',
  joinFallback: 'Error al unirse al club',
  left: 'Has salido del club',
  leaveFailed: 'No se pudo salir',
  leaveFallback: 'Error al salir del club',
  leaveQuestion: '¿Salir de este club privado?',
  leaveHint: 'Para volver, necesitas una invitación de su propietario.',
  leave: 'Salir',
  signInRequired: 'Hace falta iniciar sesión',
  signInToJoin: 'Inicia sesión para unirte a este club.',
  missingUserId: 'Falta el identificador del usuario',
  noAuthToken: 'Falta el token de la sesión',
  members: 'Miembros',
  reports: 'Denuncias',
};

export const coOwnership: TextsOf<typeof coOwnershipMessages> = {
  date: (date) => date.toLocaleDateString('es', { day: 'numeric', month: 'long' }),
  answerFailed: 'No se pudo enviar tu respuesta',
  resignQuestion: '¿Dejar de ser copropietario?',
  resignHint: 'Sigues siendo miembro. Para volver a serlo, el propietario tiene que invitarte.',
  resign: 'Dejar de serlo',
  resigned: 'Ya no eres copropietario',
  resignFailed: 'No se pudo hacer',
  tryAgain: 'Inténtalo de nuevo.',
};

export const clubRules: TextsOf<typeof clubRulesMessages> = {
  nameRequired: 'El club necesita un nombre',
  nameTooShort: 'El nombre del club es demasiado corto',
  nameMinimum: 'Escribe al menos 3 caracteres.',
  slugMinimum: 'Del nombre debe salir una dirección de al menos 3 caracteres.',
};

export const createClub: TextsOf<typeof createClubMessages> = {
  title: 'Crear club',
  created: 'Club creado 🎉',
  isLive: (name) => `«${name}» ya está en marcha.`,
  invited: (count) =>
    count === 1 ? 'Se ha invitado a 1 copropietario.' : `Se ha invitado a ${count} copropietarios.`,
  signInRequired: 'Hace falta iniciar sesión',
  signIn: 'Inicia sesión para crear un club.',
  failed: 'No se pudo crear',
  fallback: 'Error al crear el club. Inténtalo de nuevo.',
};

export const clubSettings: TextsOf<typeof clubSettingsMessages> = {
  title: 'Ajustes del club',
  owner: 'Eres propietario del club',
  member: 'Eres miembro del club',
  stranger: 'No eres miembro del club',
  ownersOnly: 'Solo el propietario o un copropietario puede editar este club.',
  signInToEdit: 'Inicia sesión para editar este club.',
  signIn: 'Iniciar sesión',
  updated: 'Club actualizado',
  updateFailed: 'No se pudo actualizar',
  pictureUpdated: 'Imagen actualizada',
  pictureFailed: 'No se pudo subir la imagen',
  changedMeanwhile: 'Estos ajustes cambiaron mientras tanto',
  savedMeanwhile: (name, description) =>
    description ? `Ahora es «${name}», con «${description}».` : `Ahora es «${name}».`,
  tryAgain: 'Inténtalo de nuevo.',
};

export const deleteClub: TextsOf<typeof deleteClubMessages> = {
  deleted: 'Club eliminado',
  failed: 'No se pudo eliminar',
  tryAgain: 'Inténtalo de nuevo.',
  unauthorized: 'Sin autorización',
  loggedOut: 'Tu sesión se cerró. Iniciando sesión de nuevo…',
};
