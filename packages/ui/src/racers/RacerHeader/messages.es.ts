import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { racerHeaderMessages, racerUnavailableMessages } from './messages';

export const racerHeader: TextsOf<typeof racerHeaderMessages> = {
  kind: 'Piloto de moto de agua',
  origin: 'Origen',
  age: 'Edad',
  height: 'Altura',
  boat: 'Barco',
  ageInYears: (age) => plural(age, `${age} año`, `${age} años`),
  heightOf: (_feet, _inches, metres) =>
    `${metres.toLocaleString('es', { minimumFractionDigits: 2 })} m`,
  search: 'Buscar pilotos',
  edit: 'Editar',
  share: 'Compartir',
  loading: 'Cargando piloto…',
};

export const racerUnavailable: TextsOf<typeof racerUnavailableMessages> = {
  title: 'No se pudo cargar este piloto',
  failed: 'Error al cargar el piloto',
  racerNotFound: 'No se encontró el piloto',
  goBack: 'Volver',
};
