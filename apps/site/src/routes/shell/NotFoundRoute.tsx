import { routes } from '@clubline/features';
import { NotFound } from '@clubline/ui';
import { config } from '../../config';

const hrefs = {
  clubs: routes.clubs.path,
  signIn: routes.auth.path,
  contact: routes.contact.path,
  terms: routes.terms.path,
};

export default function NotFoundRoute() {
  return <NotFound hrefs={hrefs} externalHrefs={config.externalHrefs} />;
}
