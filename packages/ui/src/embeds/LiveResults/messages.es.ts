import type { liveResultsMessages } from './messages';

export const liveResults: typeof liveResultsMessages = {
  loading: 'Cargando resultados…',
  updatedNow: 'Actualizado ahora mismo.',
  updated: (age) => `Actualizado hace ${age}.`,
  stale: 'Ahora mismo no se pueden actualizar estos resultados.',
  failed: 'Ahora mismo no se pueden cargar los resultados.',
  retry: 'Reintentar',
  retrying: 'Intentando…',
};
