import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const alertDialog: UiMessages['alertDialog'] = { close: 'Aceptar' };

export const button: UiMessages['button'] = { pending: 'Un momento…' };

export const confirmDialog: UiMessages['confirmDialog'] = { cancel: 'Cancelar' };

export const dialog: UiMessages['dialog'] = { close: 'Cerrar' };

export const errorState: UiMessages['errorState'] = { retry: 'Reintentar' };

export const fileField: UiMessages['fileField'] = {
  choose: 'Elegir archivo',
  change: 'Elegir otro archivo',
  remove: 'Quitar',
  wrongType: 'Este tipo de archivo no se puede usar aquí.',
  unreadable: 'Esta imagen no se puede leer. Elige otra.',
  none: 'Ningún archivo elegido',
};

export const form: UiMessages['form'] = {
  summary: (count) => plural(count, 'Hay 1 cosa que corregir', `Hay ${count} cosas que corregir`),
};

export const passwordField: UiMessages['passwordField'] = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
};

export const pinGate: UiMessages['pinGate'] = {
  title: 'Zona restringida',
  description: 'Introduce el PIN de 4 cifras para continuar.',
  pin: 'PIN',
  unlock: 'Desbloquear',
  wrong: 'PIN incorrecto',
};

export const searchField: UiMessages['searchField'] = { clear: 'Borrar la búsqueda' };

export const select: UiMessages['select'] = { placeholder: 'Elegir…' };

export const tagInput: UiMessages['tagInput'] = {
  remove: (tag) => `Quitar ${tag}`,
  add: (tag) => `Añadir ${tag}`,
  suggestions: 'Sugerencias',
  added: (tag) => `${tag}: añadida`,
  removed: (tag) => `${tag}: quitada`,
};

export const textArea: UiMessages['textArea'] = {
  count: (used, limit) => `${used} de ${limit} caracteres usados`,
  over: (by) => plural(by, 'Sobra 1 carácter', `Sobran ${by} caracteres`),
};

export const toastRegion: UiMessages['toastRegion'] = {
  region: 'Avisos (F8)',
  dismiss: 'Descartar',
};
