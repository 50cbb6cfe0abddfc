import type { TextsOf } from '../platform/messages';
import type { termsMessages } from './messages';

export const terms: TextsOf<typeof termsMessages> = {
  title: 'Condiciones del servicio y política de privacidad',
  effective: 'En vigor desde',
  effectiveDate: '01/01/2025',
  updated: 'Última actualización',
  updatedDate: '08/08/2025',
  contents: 'Contenido',
  backHome: 'Volver al inicio',
  contact: 'Contacto',
  writtenIn: (language) => `Estas condiciones solo están disponibles en ${language}.`,
};
