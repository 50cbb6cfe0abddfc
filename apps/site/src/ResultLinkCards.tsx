import { ResultCards, type ResultCardsProps } from '@clubline/features';
import { event } from './content/event';

/** The cards over the content of this site's own event. */
export default function ResultLinkCards(props: Omit<ResultCardsProps, 'event'>) {
  return <ResultCards {...props} event={event} />;
}
