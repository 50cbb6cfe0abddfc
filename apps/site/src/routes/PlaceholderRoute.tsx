import {
  placeholderCopy,
  PlaceholderScreen,
  type PlaceholderScreenProps,
} from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function PlaceholderRoute({ page }: Pick<PlaceholderScreenProps, 'page'>) {
  usePageMeta({ title: placeholderCopy[page] });
  return <PlaceholderScreen page={page} />;
}
