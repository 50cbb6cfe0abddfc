import { PageSideColumn } from '@clubline/features';
import { event } from '../../content/event';

export interface SideColumnProps {
  /** Path of the page. */
  path: string;
  /** Of so many races, at most, the latest results are shown. */
  racesMax?: number;
}

/** What stands beside a page, with the event of this site. */
export default function SideColumn(props: SideColumnProps) {
  return <PageSideColumn {...props} event={event} />;
}
