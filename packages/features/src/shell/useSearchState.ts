import { useState, type ReactNode } from 'react';

/** The search of everything as the frame shows it. */
export interface SearchState {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the person closes it, or follows what was found. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Draws the dialog in which one searches everything: a `SearchDialog`. */
export type RenderSearch = (state: SearchState) => ReactNode;

/** Whether the search of everything is open; its code is needed from the first time on. */
export function useSearchState() {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  const state: SearchState = { isOpen, onOpenChange: setOpen };
  return { state, isNeeded, open: () => setOpen(true) };
}
