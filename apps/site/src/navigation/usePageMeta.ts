import { useEffect } from 'react';
import type { RouteMeta } from '@clubline/features';
import { useLocation } from 'react-router-dom';
import { headElements, pageTitle } from './pageMeta';

/**
 * Marks the elements of the head that the next page replaces, those that came with the document
 * included.
 */
const OWN = 'data-page';

/** Title, description, address and indexing of the page being shown. */
export function usePageMeta({ title, description, isIndexed }: RouteMeta): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const meta = { isIndexed, ...(title && { title }), ...(description && { description }) };
    for (const former of document.head.querySelectorAll(`[${OWN}]`)) former.remove();
    // Last in the head: the title of what a page has loaded, a club or a person, comes before it
    // and counts.
    const heading = document.head.appendChild(document.createElement('title'));
    heading.textContent = pageTitle(meta);
    heading.setAttribute(OWN, '');
    for (const { tag, attributes } of headElements(meta, pathname)) {
      const element = document.head.appendChild(document.createElement(tag));
      for (const [name, value] of Object.entries({ ...attributes, [OWN]: '' }))
        element.setAttribute(name, value);
    }
  }, [title, description, isIndexed, pathname]);
}
