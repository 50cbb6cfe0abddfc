import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { selectedRange } from './selectedRange';
import { watchNearness } from './watchNearness';

export interface NearViewProps {
  className: string;
  /** Added while the children are in the page, and while nothing better is known of their height: it may say how much room they take unseen. */
  nearClassName?: string;
  role?: 'none';
  /** Keeps the children in the page wherever they are. @default false */
  isKept?: boolean;
  children: ReactNode;
}

interface Place {
  isNear: boolean;
  /** Heights as last seen, in px: with padding and without. */
  size?: { outer: number; inner: number };
}

/**
 * One part of a long list: its children leave the page while it is far from what is seen, and their room stays. A part that
 * somebody has used or selected text in is left alone, so that nothing they opened or wrote is lost.
 */
export function NearView({
  className,
  nearClassName,
  role,
  isKept = false,
  children,
}: NearViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const [{ isNear, size }, setPlace] = useState<Place>({ isNear: true });

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const isNeeded = () =>
      isUsed.current ||
      selectedRange()?.intersectsNode(current) ||
      current.contains(document.activeElement);
    return watchNearness(current, {
      onPlace(place) {
        // Looked up as late as can be: what is only near waits for whatever the page does just now.
        const change = () =>
          setPlace((before) =>
            next(before, place.isNear || Boolean(isNeeded()), () => sizeOf(current, place.height)),
          );
        if (place.isInView) change();
        else startTransition(change);
      },
      onWidth: () => setPlace((before) => (before.size ? { isNear: before.isNear } : before)),
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
      className={
        nearClassName && (isMounted || !size) ? `${className} ${nearClassName}` : className
      }
      // One or the other: browsers remember the height of what could be skipped, which is not to outlive a change of width.
      style={
        size &&
        (isMounted
          ? { containIntrinsicBlockSize: `auto ${size.inner}px` }
          : { blockSize: size.outer })
      }
      onClickCapture={use}
      onFocusCapture={use}
    >
      {isMounted && children}
    </div>
  );
}

function next(before: Place, isNear: boolean, measured: () => Place['size']): Place {
  if (before.isNear === isNear) return before;
  return isNear ? { ...before, isNear } : { isNear, size: measured() };
}

function sizeOf(box: Element, outer: number): Place['size'] {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  return {
    outer,
    inner:
      outer -
      (Number.parseFloat(paddingBlockStart) || 0) -
      (Number.parseFloat(paddingBlockEnd) || 0),
  };
}
