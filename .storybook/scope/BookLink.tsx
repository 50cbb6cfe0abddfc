import type { ComponentProps, MouseEvent } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { globalsIn } from './globalsIn';

/**
 * A link to a page or story of this book, `?path=…`: keeps the frame around it and what is chosen
 * in the bar above, but for what the address itself chooses, `&globals=…`. Others are plain links.
 */
export function BookLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (!href.startsWith('?path='))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const channel = addons.getChannel();
    const [address = ''] = href.split('&globals=');
    const globals = globalsIn(href);
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(NAVIGATE_URL, address);
  };
  return (
    <a {...rest} href={`./${href}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
