import { useEffect } from 'react';
import { config } from '../config';

export interface PageMeta {
  /** Without the product's name, which follows. Absent on the home page. */
  title?: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

const meta = (name: string): HTMLMetaElement | null => document.head.querySelector(`meta[name="${name}"]`);

/** Title, description and indexing of the page being shown. */
export function usePageMeta({ title, description, isHidden = false }: PageMeta): void {
  useEffect(() => {
    document.title = title ? `${title} · ${config.productName}` : `${config.productName}: ${config.tagline}`;
  }, [title]);

  useEffect(() => {
    const element = meta('description');
    const before = element?.content;
    if (!element || before === undefined || !description) return undefined;
    element.content = description;
    return () => {
      element.content = before;
    };
  }, [description]);

  useEffect(() => {
    if (!isHidden) return undefined;
    const element = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
    return () => element.remove();
  }, [isHidden]);
}
