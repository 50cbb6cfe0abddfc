import type { FeaturesMessages } from '../../messages';

export const admin: FeaturesMessages['admin'] = {
  notSetUp: 'Esta página no está configurada',
  notSetUpHint: 'No tiene ningún PIN. Indica uno donde se construye el sitio.',
  createRacer: 'Crear piloto',
  duplicate: (name) =>
    `Ya existe un deportista llamado ${name}. Elígelo en la lista o cambia el nombre.`,
  racerCreated: 'Piloto creado',
  racerExists: 'Este deportista ya tiene página de piloto',
  createFailed: 'No se pudo crear',
  error: 'Error',
  signInRequired: 'Hace falta iniciar sesión',
  sessionExpired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  notAllowed: 'Solo los administradores pueden crear pilotos.',
  tryAgain: 'Inténtalo de nuevo.',
};

export const notificationTime: FeaturesMessages['notificationTime'] = {
  seconds: (count) => `hace ${count} s`,
  minutes: (count) => `hace ${count} min`,
  hours: (count) => `hace ${count} h`,
  days: (count) => `hace ${count} d`,
  date: (date) => date.toLocaleDateString('es'),
};

export const notificationToast: FeaturesMessages['notificationToast'] = {
  allMarked: 'Todo al día',
  allMarkedText: 'Todas las notificaciones están marcadas como leídas.',
  markAllFailed: 'No se pudo marcar todo como leído',
  markAllFailedText: 'Inténtalo de nuevo.',
  markFailed: 'No se pudo actualizar la notificación',
  loadMoreFailed: 'No se pudieron cargar las notificaciones.',
  serverError: 'Error del servidor',
};

export const people: FeaturesMessages['people'] = {
  loadFailed: 'Error al cargar el perfil',
  userNotFound: 'No se encontró el usuario',
  followFailed: 'No se pudo seguir',
  unfollowFailed: 'No se pudo dejar de seguir',
  tryAgain: 'Inténtalo de nuevo.',
  startedFollowing: (name) => `${name} ha empezado a seguirte.`,
  addTeamSoon: 'Añadir equipos llegará pronto',
  tabs: 'Perfil',
  scores: 'Marcadores',
  posts: 'Publicaciones',
  clubs: 'Clubes',
  scoresSoon: 'Los marcadores llegarán pronto…',
  clubsSoon: 'Los clubes llegarán pronto…',
  people: (name) => `La gente de ${name}`,
  findPeople: 'Buscar personas',
};

export const postAge: FeaturesMessages['postAge'] = {
  now: 'ahora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
  weeks: (count) => `${count} sem`,
};

export const profilePosts: FeaturesMessages['profilePosts'] = {
  empty: 'Todavía no hay publicaciones.',
  emptyOwn: 'Aún no has publicado nada. Cuenta cómo fue la carrera.',
  loading: 'Cargando publicaciones…',
  loadFailed: 'No se pudieron cargar las publicaciones.',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  posted: 'Publicado',
  postFailed: 'No se pudo publicar',
  tryAgain: 'Inténtalo de nuevo.',
  noMediaUrl: 'La subida terminó, pero sin la dirección de la imagen.',
  imageTooLarge: 'La imagen es demasiado grande.',
  connectionLost: 'Se perdió la conexión. Inténtalo de nuevo.',
};

export const racers: FeaturesMessages['racers'] = {
  loadFailed: 'Error al cargar el piloto',
  notFound: 'No se encontró el piloto',
  unnamed: 'Piloto sin nombre',
  search: 'Buscar pilotos',
  editTitle: (name) => `Editar a ${name}`,
  fixForm: 'Corrige el formulario',
  nameRequired: 'El nombre es obligatorio.',
  ageNumber: 'La edad debe ser un número.',
  ageMin: 'La edad debe ser de al menos 9 años.',
  ageMax: 'La edad debe ser de 100 años como mucho.',
  heightRange: 'La altura debe estar entre 36 y 96 pulgadas (3′0″–8′0″).',
  bioRequired: 'La biografía es obligatoria.',
  boatRequired: 'El fabricante del barco es obligatorio.',
  photoUploaded: 'Foto subida',
  profileUpdated: 'Perfil actualizado',
  updateFailed: 'No se pudo actualizar',
  validationError: 'Error de validación',
  noMediaUrl: 'La subida terminó, pero sin la dirección de la imagen.',
};
