import type { TextsOf } from '../../primitives/messages';
import { plural } from '../../primitives/messages/plural.es';
import type { searchPanelMessages } from './messages';

export const searchPanel: TextsOf<typeof searchPanelMessages> = {
  label: 'Buscar en todo',
  placeholder: 'Nombre, club o carrera',
  results: 'Resultados',
  allKinds: 'Todo',
  people: 'Personas',
  clubs: 'Clubes',
  racers: 'Pilotos',
  races: 'Carreras',
  posts: 'Publicaciones',
  recent: 'Búsquedas recientes',
  suggestions: 'Sugerencias',
  clearRecent: 'Borrar las búsquedas recientes',
  start: '¿A quién o qué buscas?',
  startHint: 'Un nombre, un club, un piloto o una carrera: basta una parte.',
  searching: 'Buscando…',
  count: (count, isMore) =>
    isMore ? `${count}+ resultados` : `${count} ${plural(count, 'resultado', 'resultados')}`,
  empty: (words) => `No hay nada para «${words}».`,
  nothingYet: 'Nada por ahora.',
  emptyHint: 'Revisa cómo está escrito o prueba con menos palabras.',
  failed: (parts) => `No se ha podido buscar en: ${parts}.`,
  retry: 'Intentar de nuevo',
  offline: 'Sin conexión.',
  offlineHint: 'Las carreras se buscan en este dispositivo. Lo demás, cuando haya conexión.',
  all: (words) => `Todos los resultados de «${words}»`,
  showMore: 'Mostrar más',
  loadingMore: 'Cargando más…',
};
