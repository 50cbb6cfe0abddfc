import { NotFound } from '@clubline/ui';
import { config } from '../config';
import { usePageMeta } from '../navigation/usePageMeta';

export default function NotFoundRoute() {
  usePageMeta({ title: 'Page not found', isHidden: true });
  return (
    <NotFound
      hrefs={{ clubs: '/clubs', signIn: '/auth', contact: '/contact', terms: '/terms' }}
      externalHrefs={config.externalHrefs}
    />
  );
}
