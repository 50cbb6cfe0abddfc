import type { TextsOf } from '../../primitives/messages';
import type { racerAboutMessages } from './messages';

export const racerAbout: TextsOf<typeof racerAboutMessages> = {
  title: 'Acerca de',
  noBio: 'La biografía llegará pronto.',
  media: 'Las fotos y publicaciones de carreras llegarán pronto.',
};
