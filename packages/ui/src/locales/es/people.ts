import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const favoriteTeams: UiMessages['favoriteTeams'] = {
  title: 'Equipos favoritos',
  empty: 'Todavía sin equipos favoritos.',
  emptyOwn: 'Añade tus equipos favoritos.',
  addTeam: 'Añadir equipo',
  loading: 'Cargando equipos favoritos…',
};

export const followList: UiMessages['followList'] = {
  tabs: 'Seguidores y seguidos',
  followers: (count) => `Seguidores (${count})`,
  following: (count) => `Siguiendo (${count})`,
  filter: 'Filtrar por nombre de usuario',
  filterPlaceholder: 'Filtrar por nombre de usuario…',
  noFollowers: 'Todavía sin seguidores.',
  noFollowing: 'Todavía no sigue a nadie.',
  noMatches: 'Ningún nombre de usuario coincide.',
  failedFollowers: 'No se pudieron cargar los seguidores.',
  failedFollowing: 'No se pudo cargar a quién sigue.',
  loading: 'Cargando…',
};

export const notificationList: UiMessages['notificationList'] = {
  title: 'Notificaciones',
  newCount: (count) => plural(count, `${count} nueva`, `${count} nuevas`),
  search: 'Buscar notificaciones',
  searchPlaceholder: 'Buscar notificaciones…',
  markAll: 'Marcar todo como leído',
  markingAll: 'Marcando…',
  markRead: 'Marcar como leída',
  unread: 'Sin leer',
  group: (kind, count) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} (${count})`,
  groupUnread: (count) => `${count} sin leer`,
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  empty: 'Estás al día. 🎉',
  noMatches: 'Ninguna notificación coincide con tu búsqueda.',
  loading: 'Cargando…',
  signedOut: 'Inicia sesión para ver tus notificaciones.',
  signIn: 'Iniciar sesión',
  loadFailed: 'No se pudieron cargar las notificaciones.',
  serverError: 'Error del servidor',
};

export const profileHeader: UiMessages['profileHeader'] = {
  noBio: 'Todavía sin biografía.',
  followers: 'Seguidores',
  points: 'Puntos',
  follow: 'Seguir',
  following: 'Siguiendo',
  unfollowHint: 'Pulsa para dejar de seguir',
  share: 'Compartir',
  editProfile: 'Editar perfil',
  findPeople: 'Buscar personas',
  tags: 'Etiquetas del perfil',
  loading: 'Cargando perfil…',
};

export const profileUnavailable: UiMessages['profileUnavailable'] = {
  title: 'No se pudo cargar este perfil',
  failed: 'Error al cargar el perfil',
  userNotFound: 'No se encontró el usuario',
};

export const settingsLayout: UiMessages['settingsLayout'] = {
  title: 'Ajustes',
  sections: 'Secciones de los ajustes',
  profile: 'Perfil',
};

export const settingsProfileForm: UiMessages['settingsProfileForm'] = {
  title: 'Información del perfil',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  emailFixed: 'Por ahora el correo no se puede cambiar.',
  bio: 'Biografía',
  tags: 'Etiquetas del perfil',
  picture: 'Foto de perfil',
  clearPicture: 'Quitar',
  update: 'Actualizar perfil',
  loading: 'Cargando perfil…',
};

export const userSearch: UiMessages['userSearch'] = {
  label: 'Buscar usuarios',
  placeholder: 'Nombre o nombre de usuario…',
  empty: 'No se encontraron usuarios.',
  failed: 'No se pudieron cargar los usuarios',
  loading: 'Cargando usuarios…',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  count: (count) => plural(count, '1 usuario', `${count} usuarios`),
};
