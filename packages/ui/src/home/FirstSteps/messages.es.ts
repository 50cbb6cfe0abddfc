import type { TextsOf } from '../../primitives/messages';
import type { firstStepsMessages } from './messages';

export const firstSteps: TextsOf<typeof firstStepsMessages> = {
  title: 'Primeros pasos',
  progress: (done, all) => `${done} de ${all} hechos`,
  club: 'Unirse a un club',
  follow: 'Seguir a alguien',
  post: 'Escribir una publicación',
  picture: 'Añadir una foto',
  done: 'Hecho',
  dismiss: 'Ocultar los primeros pasos',
};
