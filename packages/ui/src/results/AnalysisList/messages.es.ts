import type { TextsOf } from '../../primitives/messages';
import type { analysisListMessages } from './messages';

export const analysisList: TextsOf<typeof analysisListMessages> = {
  title: 'Análisis de IA',
  readMore: 'Leer más',
  readLess: 'Leer menos',
};
