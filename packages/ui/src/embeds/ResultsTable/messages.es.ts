import type { resultsTableMessages } from './messages';

export const resultsTable: typeof resultsTableMessages = {
  rank: 'Puesto',
  boat: 'Barco',
  rider: 'Piloto',
  age: 'Edad',
  final: 'Final',
  missing: '–',
  missingSpoken: 'sin dato',
  gold: 'oro',
  silver: 'plata',
  bronze: 'bronce',
  plate: (name) => `placa ${name}`,
  plateUnnamed: 'placa marcada',
  boatLink: (boat, rider) => `${boat}, enlace a esta fila de ${rider}`,
  empty: 'Todavía no hay resultados.',
  pin: (rider) => `Fijar a ${rider}`,
  why: 'Por qué este puesto',
  download: 'Descargar como CSV',
  statusDNF: 'no terminó',
  statusDNS: 'no salió',
  statusDSQ: 'descalificado',
};
