// Stands in the head of documents behind the guard, as a script of its own.
import { askAhead, type AheadAnswers, type AheadOfPage } from './askAhead';

declare global {
  interface Window {
    /** What the document has asked for already. */
    clublineAhead?: AheadAnswers | undefined;
  }
}

try {
  const said = document.currentScript?.dataset['ahead'];
  if (said)
    window.clublineAhead = askAhead(JSON.parse(said) as AheadOfPage, {
      location,
      localStorage,
      fetch: (address, init) => fetch(address, init),
      preload(file, kind) {
        const link = document.createElement('link');
        if (kind === 'module') Object.assign(link, { rel: 'modulepreload', crossOrigin: '' });
        else Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' });
        link.href = file;
        document.head.append(link);
      },
      now: () => Date.now(),
    });
} catch {
  // Everything is asked for again by the script of the site.
}
