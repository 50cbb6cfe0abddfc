import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const commentComposer: UiMessages['commentComposer'] = {
  label: 'Escribir un comentario',
  placeholder: 'Escribe un comentario…',
  submit: 'Enviar comentario',
  hint: 'Intro envía; Mayús e Intro empiezan una línea nueva.',
};

export const commentList: UiMessages['commentList'] = {
  comments: 'Comentarios',
  empty: 'Todavía no hay comentarios.',
  loading: 'Cargando comentarios…',
  failed: 'No se pudieron cargar los comentarios.',
  retry: 'Reintentar',
  unknownAuthor: 'Miembro desconocido',
  sending: 'Enviando…',
};

export const mentionCombobox: UiMessages['mentionCombobox'] = {
  people: 'Personas que mencionar',
  noMatches: 'Sin coincidencias',
  searching: 'Buscando…',
  available: (count) =>
    `${plural(count, '1 persona que mencionar', `${count} personas que mencionar`)}. Las flechas eligen, Intro acepta.`,
};

export const postCard: UiMessages['postCard'] = {
  comments: (count) => plural(count, '1 comentario', `${count} comentarios`),
  share: 'Compartir',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  sending: 'Enviando…',
  deleteQuestion: '¿Eliminar esta publicación?',
  cancel: 'Cancelar',
  openImage: (number) => `Abrir la imagen ${number}`,
  image: (author, number) => `Imagen ${number} de ${author}`,
  more: (author) => `Más sobre la publicación de ${author}`,
  unknownAuthor: 'Miembro desconocido',
  linkedPost: 'Publicación enlazada',
};

export const postComposer: UiMessages['postComposer'] = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasa en tu club?',
  submit: 'Publicar',
  submitting: 'Publicando…',
  picture: 'Imagen',
  addPicture: 'Añadir imagen',
  notAnImage: 'Este archivo no es una imagen.',
  pictureAlt: 'Describe la imagen',
  pictureAltHint: 'Para quien no puede verla.',
};

export const profilePostComposer: UiMessages['profilePostComposer'] = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasó en la carrera?',
  image: 'Imagen',
  imageAlt: 'Describe la imagen',
  imageAltHelp: 'Se lee a quien no puede verla. Puedes dejarlo en blanco.',
  post: 'Publicar',
  posting: 'Publicando…',
};

export const reactionButton: UiMessages['reactionButton'] = {
  like: 'Me gusta',
  yourReaction: (name) => `${name}, tu reacción`,
  choose: 'Elegir una reacción',
  count: (count) => plural(count, '1 reacción', `${count} reacciones`),
};

export const reactionPicker: UiMessages['reactionPicker'] = {
  reactions: 'Reacciones',
  like: 'Me gusta',
  love: 'Me encanta',
  haha: 'Me divierte',
  sad: 'Me entristece',
  angry: 'Me enfada',
  sigh: 'Suspiro',
  clown: 'Payaso',
};

export const reportDialog: UiMessages['reportDialog'] = {
  title: 'Denunciar esta publicación',
  lead: 'La verán los propietarios del club. No se les dice quién la denunció.',
  question: '¿Qué tiene de malo?',
  cancel: 'Cancelar',
  submit: 'Enviar denuncia',
  submitting: 'Enviando…',
};

export const reportedPostList: UiMessages['reportedPostList'] = {
  label: 'Publicaciones denunciadas',
  empty: 'No hay denuncias por resolver.',
  loading: 'Cargando denuncias…',
  failed: 'No se pudieron cargar las denuncias.',
  retry: 'Reintentar',
  reason: (reason, count) => (count === 1 ? reason : `${reason} · ${count}`),
  keep: 'Mantenerla',
  remove: 'Eliminar publicación',
  pictureOnly: 'Una imagen sin texto',
};

export const richText: UiMessages['richText'] = {
  openTitle: '¿Abrir este enlace?',
  openDescription: (host) => `Lleva a ${host}.`,
  open: 'Abrir enlace',
  cancel: 'Cancelar',
};

export const lightbox: UiMessages['lightbox'] = {
  label: 'Visor de imágenes',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: (index, count) => `${index} de ${count}`,
};
