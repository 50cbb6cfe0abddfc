import type { DocsContainerProps, Story } from '@storybook/addon-docs/blocks';
import {
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type PropsWithChildren,
} from 'react';

type StoryProps = ComponentProps<typeof Story>;

let LoadedPage: ComponentType | undefined;
let LoadedStory: ComponentType<StoryProps> | undefined;

// The page comes with its container: the list of contents is made of the headings that stand there
// when the container does.
const Container = lazy(async () => {
  const [{ ThemedDocsContainer }, { DocsPage }, { BookStory }] = await Promise.all([
    import('./ThemedDocsContainer'),
    import('../DocsPage'),
    import('../docs/BookStory'),
  ]);
  LoadedPage = DocsPage;
  LoadedStory = BookStory;
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

/** A story on such a page, which its container has loaded as well. */
export const LazyDocsStory = (props: StoryProps) => LoadedStory && <LoadedStory {...props} />;
