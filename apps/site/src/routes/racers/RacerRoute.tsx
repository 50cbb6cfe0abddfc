import { RacerScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';
import { event } from '../../content/event';

export default function RacerRoute() {
  const { id = '' } = useParams();
  return <RacerScreen key={id} idOrSlug={id} event={event} />;
}
