import type { ComposerPicture } from '@clubline/ui';
import { useRef, useState } from 'react';
import { usePreparedPictures } from './usePreparedPictures';

/** Pictures that somebody has chosen, and what each shows in words. */
interface ChosenPictures {
  /** As they were chosen, in their order. */
  items: readonly ComposerPicture[];
  /** Takes more pictures; one that cannot be sent goes again, with its words. */
  add: (files: readonly File[]) => void;
  /** Takes one back. */
  remove: (id: string) => void;
  /** Keeps what one shows. */
  setAlt: (id: string, alt: string) => void;
  /** Takes all of them back, and what was said of them. */
  clear: () => void;
  /** Why the last one that is gone cannot be sent; null when there is nothing to say. */
  problem: string | null;
  /** What is sent in place of a picture. Throws when it cannot be sent. */
  prepared: (file: File) => Promise<File>;
  /** Why one was refused, here or by the server, in words; null for any other error. */
  refusalOf: (error: unknown) => string | null;
}

/** Pictures on their way to the server: each made smaller from the moment it is chosen. */
export function usePictures(): ChosenPictures {
  const { prepared, refusalOf, whyNot } = usePreparedPictures();
  const [items, setItems] = useState<readonly ComposerPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(items);
  const count = useRef(0);

  const show = (next: readonly ComposerPicture[]) => {
    latest.current = next;
    setItems(next);
  };
  const drop = (id: string) => show(latest.current.filter((item) => item.id !== id));
  const add = (files: readonly File[]) => {
    setProblem(null);
    const added = files.map((file) => ({ id: `${(count.current += 1)}`, file, alt: '' }));
    show([...latest.current, ...added]);
    for (const { id, file } of added)
      prepared(file).catch((error: unknown) => {
        // It may have been taken back meanwhile.
        if (!latest.current.some((item) => item.id === id)) return;
        drop(id);
        setProblem(whyNot(error));
      });
  };
  return {
    items,
    add,
    remove(id) {
      setProblem(null);
      drop(id);
    },
    setAlt: (id, alt) =>
      show(latest.current.map((item) => (item.id === id ? { ...item, alt } : item))),
    clear() {
      setProblem(null);
      show([]);
    },
    problem,
    prepared,
    refusalOf,
  };
}
