import { ClubScreen } from '@clubline/features';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ClubRoute() {
  usePageMeta({ title: 'Club' });
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const postId = query.get('post');
  return (
    <ClubScreen
      key={id}
      clubId={id}
      {...(postId && { postId })}
      showComments={query.get('comments') === '1'}
    />
  );
}
