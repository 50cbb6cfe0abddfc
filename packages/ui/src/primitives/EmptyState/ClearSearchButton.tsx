import { useRef } from 'react';
import { Button } from '../Button';
import { useMessages } from '../messages';
import { searchFieldMessages } from '../SearchField/messages';

/** Clears a search that found nothing, and the nearest search field has the focus. */
export function ClearSearchButton({ onClear }: { onClear: () => void }) {
  const text = useMessages(searchFieldMessages);
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // It goes with what it stands in; other words are what comes next.
    fieldNear(button.current)?.focus();
    onClear();
  };
  return (
    <Button ref={button} onPress={clear}>
      {text.clear}
    </Button>
  );
}

/** The search field in the innermost element around both. */
function fieldNear(element: Element | null): HTMLInputElement | null {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const field = around.querySelector<HTMLInputElement>('input[type="search"]');
    if (field) return field;
  }
  return null;
}
