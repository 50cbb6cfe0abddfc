import type { TextsOf } from '../platform/messages';
import type { profilesMessages } from './messages';

export const profiles: TextsOf<typeof profilesMessages> = {
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
  liveScores: 'Marcadores en vivo',
  clubsSoon: 'Los clubes llegarán pronto…',
  discoverClubs: 'Descubrir clubes',
  people: (name) => `La gente de ${name}`,
  findPeople: 'Buscar personas',
  follow: 'Seguir',
  following: 'Siguiendo',
  followPerson: (name) => `Seguir a ${name}`,
  followingPerson: (name) => `Siguiendo a ${name}. Pulsa para dejar de seguir`,
  sendAgain: 'Reintentar',
  sendAgainTo: (name) => `No enviado. Reintentar: ${name}`,
  discardFor: (name) => `Descartar lo no enviado: ${name}`,
};
