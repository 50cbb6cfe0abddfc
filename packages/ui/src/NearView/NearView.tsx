import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { watchNearness } from './watchNearness';

export interface NearViewProps {
  className: string;
  /** Added while the children are in the page. */
  nearClassName?: string;
  role?: 'none';
  /** Keeps the children in the page wherever they are. @default false */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * One part of a long list: its children leave the page while it is far from what is seen, and their room stays. A part that
 * somebody has used or selected text in is left alone, so that nothing they opened or wrote is lost.
 */
export function NearView({ className, nearClassName, role, isKept = false, children }: NearViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const [{ isNear, height }, setPlace] = useState<{ isNear: boolean; height?: number }>({ isNear: true });

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    return watchNearness(current, (place) => {
      const stays = place.isNear || isUsed.current || isSelected(current) || current.contains(document.activeElement);
      const change = () => setPlace((before) => (before.isNear === stays ? before : stays ? { ...before, isNear: true } : { isNear: false, height: place.height }));
      // What is only near can wait for whatever the page does just now.
      if (place.isInView) change();
      else startTransition(change);
    });
  }, []);

  const isMounted = isNear || isKept;
  const use = () => {
    isUsed.current = true;
  };
  return (
    // Nothing is done here: it only hears that something inside is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={box}
      role={role}
      className={isMounted && nearClassName ? `${className} ${nearClassName}` : className}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px`, ...(!isMounted && { blockSize: height }) }}
      onClickCapture={use}
      onFocusCapture={use}
    >
      {isMounted && children}
    </div>
  );
}

function isSelected(box: Element): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(box);
}
