import { RacerScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function RacerRoute() {
  const { idOrSlug = '' } = useParams();
  usePageMeta({ title: 'Racer' });
  return <RacerScreen key={idOrSlug} idOrSlug={idOrSlug} />;
}
