import { useSyncExternalStore } from 'react';
import { PageProgress } from '@clubline/ui';
import { pageLoading } from './pageLoading';

/** The bar over the page before, while the next one is on its way. */
export function NextPageProgress() {
  const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.isLoading, () => false);
  return isLoading && <PageProgress />;
}
