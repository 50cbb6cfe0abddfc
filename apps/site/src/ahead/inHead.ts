// Stands in the head of documents behind the guard, as a script of its own.
import { askAhead, type AheadAnswers, type AheadOfPage } from './askAhead';

declare global {
  interface Window {
    /** What the document has asked for already. */
    clublineAhead?: AheadAnswers | undefined;
  }
}

const addLink = (properties: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), properties));

try {
  const said = document.currentScript?.dataset['ahead'];
  if (said)
    window.clublineAhead = askAhead(JSON.parse(said) as AheadOfPage, {
      location,
      localStorage,
      fetch: (address, init) => fetch(address, init),
      preload: (file) => addLink({ rel: 'modulepreload', crossOrigin: '', href: file }),
      preloadPicture: ({ address, srcSet = '', sizes = '' }) =>
        addLink({
          rel: 'preload',
          as: 'image',
          fetchPriority: 'high',
          imageSrcset: srcSet,
          imageSizes: srcSet && sizes,
          href: address,
        }),
      now: () => Date.now(),
    });
} catch {
  // Everything is asked for again by the script of the site.
}
