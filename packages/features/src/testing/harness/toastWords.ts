import { createToastStore, type ToastItem, type ToastStore } from '@clubline/ui';
import { createContext, useContext, useEffect, useState } from 'react';

type Translate = (text: string) => string;

/** What the texts of toasts are shown as: a story's language may change once they stand there. */
export const ToastWordsContext = createContext<Translate>((text) => text);

/** A store of toasts whose texts are shown in other words. */
function createTranslatedToasts(store: ToastStore = createToastStore()) {
  let translate: Translate = (text) => text;
  let shown: readonly ToastItem[] = store.getSnapshot();
  const listeners = new Set<() => void>();
  const update = () => {
    shown = store.getSnapshot().map(({ title, description, ...toast }) => ({
      ...toast,
      title: translate(title),
      ...(description !== undefined && { description: translate(description) }),
    }));
    for (const listener of listeners) listener();
  };
  store.subscribe(update);
  const toasts: ToastStore = {
    ...store,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
  return {
    toasts,
    setWords(words: Translate) {
      translate = words;
      update();
    },
  };
}

/** The toasts of a page, in the words of the language around it. */
export function useTranslatedToasts(): ToastStore {
  const [{ toasts, setWords }] = useState(() => createTranslatedToasts());
  const words = useContext(ToastWordsContext);
  useEffect(() => setWords(words), [setWords, words]);
  return toasts;
}
