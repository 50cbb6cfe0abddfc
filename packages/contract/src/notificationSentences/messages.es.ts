import type { NotificationTexts, PushTexts } from './messages';

export const notificationTextsEs: NotificationTexts = {
  followed: (actor) => `${actor} ha empezado a seguirte.`,
  invitedToCoOwn: (actor, club) => `${actor} te ha invitado a ser copropietario de ${club}.`,
  commented: (actor, club, excerpt) =>
    `${actor} ha comentado tu publicación en ${club}: «${excerpt}»`,
  replied: (actor, club, excerpt) =>
    `${actor} ha respondido a tu comentario en ${club}: «${excerpt}»`,
  mentionedInPost: (actor, club, excerpt) => `${actor} te ha mencionado en ${club}: «${excerpt}»`,
  mentionedInComment: (actor, club, excerpt) =>
    `${actor} te ha mencionado en un comentario en ${club}: «${excerpt}»`,
  mentionedInChannel: (actor, channel, club, excerpt) =>
    `${actor} te ha mencionado en ${channel} de ${club}: «${excerpt}»`,
  mentionedInProfilePost: (actor, excerpt) =>
    `${actor} te ha mencionado en una publicación: «${excerpt}»`,
  mentionedInLiveChat: (actor, excerpt) =>
    `${actor} te ha mencionado en un chat en vivo: «${excerpt}»`,
  reactedToPost: (actor, reaction, club) =>
    `${actor} ha reaccionado con ${reaction} a tu publicación en ${club}.`,
  reactedToMessage: (actor, reaction, channel, club) =>
    `${actor} ha reaccionado con ${reaction} a tu mensaje en ${channel} de ${club}.`,
  reactedToProfilePost: (actor, reaction) =>
    `${actor} ha reaccionado con ${reaction} a tu publicación.`,
};

export const pushTextsEs: PushTexts = {
  replied: (actor) => `${actor} te ha respondido.`,
  mentioned: (actor) => `${actor} te ha mencionado.`,
  inRoom: 'Hay mensajes nuevos en un chat en directo que sigues.',
};
