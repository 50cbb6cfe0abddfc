import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Container = lazy(async () => ({
  default: (await import('./ThemedDocsContainer')).ThemedDocsContainer,
}));
const Page = lazy(async () => ({ default: (await import('../DocsPage')).DocsPage }));

/**
 * The container of pages of documentation. A page with one story alone loads none of what draws
 * documentation, a third of Storybook's script.
 */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The page of documentation of a component, loaded when it is asked for. */
export function LazyDocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
