import { longDay, monthDayIn, timeSpan, weekdayIn, zoneName } from '../platform/dates';
import { withinSentence, type TextsOf } from '../platform/messages';
import type { resultsMessages } from './messages';

/** Weekdays are written small, but not where a line begins with one. */
const asHeading = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const results: TextsOf<typeof resultsMessages> = {
  searchRacers: 'Buscar pilotos',
  viewSchedule: 'Ver el programa',
  schedule: 'Programa',
  schedulePicture: 'Imagen a tamaño completo',
  timesNote: (zone) => `Horas en tu zona horaria: ${zone}`,
  zone: (at) => zoneName(at, 'es'),
  sessionDay: (date) => asHeading(longDay(date, 'es')),
  sessionTime: (start, end) => timeSpan(start, end, 'es'),
  addToCalendar: 'Añadir al calendario',
  joinChat: 'Unirse al chat en vivo',
  hideChat: 'Ocultar el chat',
  chatTitle: 'Finales mundiales en vivo',
  states: { upcoming: 'Próximamente', live: 'En vivo', finished: 'Terminado' },
  days: 'Días',
  dayName: (name) => asHeading(weekdayIn(name, 'es')),
  dayDate: (date) => monthDayIn(date, 'es'),
  dayWithDate: (day, date) => `${day} ${date}`,
  raceNumber: (number) => `Carrera ${number}`,
  motoNumber: (number) => `Manga ${number}`,
  podiums: 'Podios',
  sample: 'Contenido de muestra: los pilotos, los resultados y los análisis son inventados.',
  latest: (day) => `Últimos resultados: ${withinSentence(day)}`,
  hidePlaces: 'Ocultar puestos',
  hidePlacesNote: 'Tablas, tarjetas y análisis callan quién ganó hasta que preguntes.',
  placesHidden: 'Los puestos están ocultos',
  placesHiddenNote: 'Los pilotos aparecen en el orden de sus barcos.',
  analysisHidden: 'El análisis está oculto',
  analysisHiddenNote: 'Cuenta quién ganó. Al mostrarlo se muestran también las tablas del día.',
  showPlaces: (what) => `Mostrar los puestos de ${what}`,
  hiddenCells: { missing: '•', missingSpoken: 'no se muestra' },
  copyRaceLink: (title) => `Copiar el enlace a ${title}`,
  copyRowLink: (rider) => `Copiar el enlace a ${rider}`,
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se pudo copiar el enlace',
  unknown: {
    day: () => 'Este evento no tiene ese día',
    race: ({ day }) => `No hay esa clase en ${day?.name ?? ''}`,
    boat: ({ race }) => `No hay ese barco en ${race?.title ?? ''}`,
  },
  movement: 'De manga en manga',
  riderResults: 'Resultados',
  findRider: 'Buscar un piloto o un barco',
  ridersTitle: 'Pilotos de todos los días',
  ridersFound: (count) =>
    count === 0
      ? 'Ningún día hay un piloto o un barco llamado así.'
      : count === 1
        ? '1 resultado'
        : `${count} resultados`,
  ridersCut: (shown, count) => `Los primeros ${shown} de ${count} resultados`,
  unknownNote:
    'Puede que el enlace sea antiguo o esté mal escrito. Abajo está abierto lo que se pudo ' +
    'encontrar.',
};
