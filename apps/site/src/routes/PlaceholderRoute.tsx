import { EmptyState, type EmptyStateProps } from '@clubline/ui';
import { usePageMeta } from '../navigation/usePageMeta';

/** A place that has a name and nothing in it yet. */
export default function PlaceholderRoute({ title, illustration }: Required<Pick<EmptyStateProps, 'title' | 'illustration'>>) {
  usePageMeta({ title });
  return <EmptyState headingLevel={1} title={title} illustration={illustration} />;
}
