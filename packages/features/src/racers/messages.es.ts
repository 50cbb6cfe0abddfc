import type { TextsOf } from '../platform/messages';
import type { createRacerMessages, racersMessages } from './messages';

export const createRacer: TextsOf<typeof createRacerMessages> = {
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

export const racers: TextsOf<typeof racersMessages> = {
  loadFailed: 'Error al cargar el piloto',
  notFound: 'No se encontró el piloto',
  unnamed: 'Piloto sin nombre',
  noProfile:
    'Nadie ha escrito todavía la página de este piloto. Estos son los resultados del evento.',
  goBack: 'Volver',
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
  changedMeanwhile: 'Este piloto cambió mientras tanto',
  savedMeanwhile: (values) => `Guardado: ${values}`,
  validationError: 'Error de validación',
  noMediaUrl: 'La subida terminó, pero sin la dirección de la imagen.',
};
