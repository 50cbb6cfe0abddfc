import { ClubScreen } from '@clubline/features';
import { useParams, useSearchParams } from 'react-router-dom';

export default function ClubRoute() {
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
