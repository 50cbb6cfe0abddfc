import { useEffect, useRef, useState } from 'react';
import { accepts } from './accepts';
import type { TextsOf } from '../messages';
import type { fileFieldMessages } from './messages';
import { useObjectUrl } from './useObjectUrl';

interface ChosenFileOptions {
  accept: string;
  file: File | null;
  onSelect: (file: File | null) => void;
  previewUrl: string | null | undefined;
  text: TextsOf<typeof fileFieldMessages>;
}

/** The input's file: whether it fits, the picture to show for it, and what is wrong with it. */
export function useChosenFile({ accept, file, onSelect, previewUrl, text }: ChosenFileOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [refusedBeside, setRefusedBeside] = useState<File | null>();
  // What was said of one that does not fit goes with the one that stayed in its place.
  const isRefused = refusedBeside !== undefined && refusedBeside === file;
  const [unreadable, setUnreadable] = useState<string>();
  const shown = useObjectUrl(file) ?? (file ? undefined : previewUrl);
  const isUnreadable = Boolean(shown) && shown === unreadable;
  const problem = isRefused ? text.wrongType : file && isUnreadable ? text.unreadable : undefined;

  // The input keeps its own value: without this, choosing the same file again after removing it
  // would say nothing.
  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const fits = accepts(accept, chosen);
    setRefusedBeside(fits ? undefined : file);
    if (fits) onSelect(chosen);
    else if (input.current) input.current.value = '';
  };
  const markUnreadable = () => setUnreadable(shown ?? undefined);
  return { input, shown, isUnreadable, markUnreadable, problem, choose };
}
