import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { TextsOf } from '../messages';
import type { tagInputMessages } from './messages';
import { tagToAdd } from './tagToAdd';

interface TagDraftOptions {
  value: readonly string[];
  onChange: (value: string[]) => void;
  maxSelected: number;
  onLimit?: () => void;
  onPendingChange?: (isPending: boolean) => void;
  suggestions: readonly string[];
  /** Called after a tag was removed, whose button had the focus. */
  onRemoved: () => void;
  text: TextsOf<typeof tagInputMessages>;
}

/** The word that is being typed, and how it becomes a tag. */
export function useTagDraft({
  value,
  onChange,
  maxSelected,
  onLimit,
  onPendingChange,
  suggestions,
  onRemoved,
  text,
}: TagDraftOptions) {
  const [draft, setDraft] = useState('');
  const [news, setNews] = useState('');

  const isPending = value.length < maxSelected && tagToAdd(draft, value, suggestions) !== null;
  useEffect(() => void onPendingChange?.(isPending), [isPending, onPendingChange]);

  const add = (typed: string) => {
    const tag = tagToAdd(typed, value, suggestions);
    if (tag === null) return setDraft('');
    if (value.length >= maxSelected) return onLimit?.();
    onChange([...value, tag]);
    setDraft('');
    setNews(text.added(tag));
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setNews(text.removed(tag));
    onRemoved();
  };
  // Who leaves with a word in the field means it, unless the way leads to a suggestion or a cross.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (draft.trim() !== '' && !currentTarget.contains(relatedTarget)) add(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while a word is still being composed belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(draft);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
  };
  return { draft, setDraft, news, add, remove, onBlur, onKeyDown };
}
