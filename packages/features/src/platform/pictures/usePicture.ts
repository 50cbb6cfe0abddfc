import { useRef, useState } from 'react';
import { usePreparedPictures } from './usePreparedPictures';

/** A picture that somebody has chosen, and what it shows in words. */
interface ChosenPicture {
  /** As it was chosen, for showing it; null without one. */
  file: File | null;
  /** What it shows; empty again with each other picture, and with none. */
  alt: string;
  /** Keeps what it shows. */
  setAlt: (alt: string) => void;
  /** Takes a picture, or takes it back; one that cannot be sent goes again, with its words. */
  choose: (file: File | null) => void;
  /** Why the last one cannot be sent; null when there is nothing to say. */
  problem: string | null;
  /** What is sent in place of a picture. Throws when it cannot be sent. */
  prepared: (file: File) => Promise<File>;
  /** Why it was refused, here or by the server, in words; null for any other error. */
  refusalOf: (error: unknown) => string | null;
}

/** One picture on its way to the server: made smaller from the moment it is chosen. */
export function usePicture(): ChosenPicture {
  const { prepared, refusalOf, whyNot } = usePreparedPictures();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File | null>(null);

  const show = (next: File | null) => {
    latest.current = next;
    setFile(next);
    setAlt('');
  };
  const choose = (next: File | null) => {
    show(next);
    setProblem(null);
    if (!next) return;
    prepared(next).catch((error: unknown) => {
      // Another one may have been chosen meanwhile.
      if (latest.current !== next) return;
      show(null);
      setProblem(whyNot(error));
    });
  };
  return { file, alt, setAlt, choose, problem, prepared, refusalOf };
}
