import { PageSideColumn } from '@clubline/features';
import { event } from '../../content/event';

/** What stands beside a page, with the event of this site. */
export default function SideColumn({ path }: { path: string }) {
  return <PageSideColumn path={path} event={event} />;
}
