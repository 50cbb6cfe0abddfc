import type { ReactNode } from 'react';
import { useRouteMeta, type PageName } from '@clubline/features';
import { useParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

/** A page under the title and description that the route table gives it. */
export function Page({ name, children }: { name: PageName; children: ReactNode }) {
  usePageMeta(useRouteMeta(name, useParams()));
  return children;
}
