import type { ComponentProps } from 'react';
import { RacerScreen } from '@clubline/features';
import { useParams, useSearchParams } from 'react-router-dom';
import { event } from '../../content/event';

export default function RacerRoute() {
  const { id = '', section } = useParams();
  const [query] = useSearchParams();
  return (
    <RacerScreen
      key={id}
      idOrSlug={id}
      section={section as ComponentProps<typeof RacerScreen>['section']}
      query={query.get('q') ?? ''}
      event={event}
    />
  );
}
