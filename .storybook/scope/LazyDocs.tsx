import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react';

let LoadedPage: ComponentType | undefined;

// The page comes with its container: the list of contents is made of the headings that stand there
// when the container does.
const Container = lazy(async () => {
  const [{ ThemedDocsContainer }, { DocsPage }] = await Promise.all([
    import('./ThemedDocsContainer'),
    import('../DocsPage'),
  ]);
  LoadedPage = DocsPage;
  return { default: ThemedDocsContainer };
});

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

/** The page of documentation of a component, which its container has loaded. */
export const LazyDocsPage = () => LoadedPage && <LoadedPage />;
