import type { ComponentProps } from 'react';
import { ClubScreen } from '@clubline/features';
import { useParams, useSearchParams } from 'react-router-dom';

export default function ClubRoute() {
  const { id = '', section, channel } = useParams();
  const [query] = useSearchParams();
  const postId = query.get('post');
  return (
    <ClubScreen
      key={id}
      clubId={id}
      section={section as ComponentProps<typeof ClubScreen>['section']}
      channel={channel}
      query={query.get('q') ?? ''}
      {...(postId && { postId })}
      showComments={query.get('comments') === '1'}
      messageId={query.get('message') ?? undefined}
      commentId={query.get('comment') ?? undefined}
    />
  );
}
