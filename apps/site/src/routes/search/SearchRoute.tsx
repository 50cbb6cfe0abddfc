import { SearchScreen } from '@clubline/features';
import { useSearchParams } from 'react-router-dom';
import { event } from '../../content/event';

export default function SearchRoute() {
  const [query] = useSearchParams();
  return <SearchScreen query={query.get('q') ?? ''} event={event} />;
}
