import { PlaceholderScreen, type PlaceholderScreenProps } from '@clubline/features';

export default function PlaceholderRoute({ page }: Pick<PlaceholderScreenProps, 'page'>) {
  return <PlaceholderScreen page={page} />;
}
