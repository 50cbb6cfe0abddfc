import { routes } from '@clubline/features';
import { NotFound } from '@clubline/ui';
import { config } from '../../config';

const hrefs = {
  clubs: routes.clubs.path,
  signIn: routes.auth.path,
  contact: routes.contact.path,
  terms: routes.terms.path,
};

/** There is nothing at this address. Rendered ahead as well, for visitors. */
export default function NotFoundRoute({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <NotFound
      hrefs={hrefs}
      feedHref={isSignedIn ? routes.feed.path : undefined}
      externalHrefs={config.externalHrefs}
    />
  );
}
