import type { TextsOf } from '../platform/messages';
import type { contactMessages } from './messages';

export const contact: TextsOf<typeof contactMessages> = {
  tagline: 'El deporte, más tuyo',
  title: 'Contacto',
  lead: 'Preguntas, ideas, alianzas y patrocinios: escríbenos y te responderá una persona.',
  close: 'Cerrar e ir a la página de inicio',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo es obligatorio',
  emailFormat: 'El formato del correo no es válido.',
  messageRequired: 'El mensaje es obligatorio',
  failed: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  sentTitle: '¡Mensaje enviado!',
  sentText: 'Gracias. La respuesta llegará a la dirección que nos diste.',
  backHome: 'Volver al inicio',
};
