import type { PushMessages } from './messages';

export const pushEs: PushMessages = {
  replied: (name) => `${name} te ha respondido.`,
  mentioned: (name) => `${name} te ha mencionado.`,
  inRoom: 'Hay mensajes nuevos en un chat en directo que sigues.',
};
