import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { BookLink } from '../scope/BookLink';

/**
 * A story on a page of documentation. What it presses is played where it stands alone, where no
 * other example is in the way: here it says so, and leads there.
 */
export function BookStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const docs = story.parameters['docs'] as { story?: { inline?: boolean } } | undefined;
  // One in a frame of its own plays there.
  const isAtItsBeginning = story.playFunction !== undefined && docs?.story?.inline !== false;
  return (
    <>
      <Story {...props} />
      {isAtItsBeginning && (
        <p style={{ margin: 0, padding: '8px 0', fontSize: 14 }}>
          This is how it begins.{' '}
          <BookLink href={`?path=/story/${story.id}`} style={{ color: 'inherit' }}>
            See “{story.name}” played
          </BookLink>
        </p>
      )}
    </>
  );
}
