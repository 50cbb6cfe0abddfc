import type { TextsOf } from '../platform/messages';
import type { settingsMessages, settingsToastMessages } from './messages';

export const settings: TextsOf<typeof settingsMessages> = {
  loadFailed: 'No se pudo cargar el perfil',
  notLoaded: 'Tu perfil aparecerá aquí cuando se haya cargado.',
  tryAgain: 'Inténtalo de nuevo.',
  retry: 'Reintentar',
  firstNameRequired: 'El nombre es obligatorio',
  lastNameRequired: 'Los apellidos son obligatorios',
  usernameRequired: 'El nombre de usuario es obligatorio',
  usernameInvalid: 'Solo se permiten letras, números y guiones bajos.',
  bioTooLong: (max) => `Tu biografía puede tener como mucho ${max} caracteres.`,
  signedOut: 'Inicia sesión para cambiar tus ajustes.',
  signIn: 'Iniciar sesión',
};

export const settingsToast: TextsOf<typeof settingsToastMessages> = {
  tagLimit: 'Límite de etiquetas alcanzado',
  tagLimitText: 'Puedes añadir hasta 2 etiquetas del perfil.',
  updated: 'Perfil actualizado',
  renamed: 'Nombre de usuario actualizado',
  renamedText: 'Inicia sesión de nuevo con tu nombre de usuario nuevo.',
  updateFailed: 'No se pudo actualizar',
  taken: 'El nombre de usuario o el correo ya están en uso.',
  changedMeanwhile: 'Tu perfil cambió en otro lugar mientras tanto',
  savedMeanwhile: (values) => `Guardado allí: ${values}`,
  unauthorized: 'Sin autorización',
  unauthorizedText: 'Tu sesión se cerró. Iniciando sesión de nuevo…',
};
