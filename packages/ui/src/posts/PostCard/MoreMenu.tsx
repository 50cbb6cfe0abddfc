import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu, type MenuAction } from '../../primitives/Menu';

interface MoreMenuProps {
  /** Name of the button. */
  label: string;
  /** `small` beside a comment. @default 'medium' */
  size?: 'small' | 'medium';
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  className: string;
}

/** What can be done with a post or a comment, behind one button; nothing without any. */
export function MoreMenu({ label, size = 'medium', items, onAction, className }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<string | null>(null);
  // Once it is closed: while it is open it keeps the focus, which a field to write in may want.
  useEffect(() => {
    if (isOpen || chosen.current === null) return;
    const id = chosen.current;
    chosen.current = null;
    onAction(id);
  });
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          size={size}
          label={label}
          icon={<Icon name="more" size={size === 'small' ? 20 : 24} />}
          className={className}
        />
      }
      items={items}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onAction={(id) => {
        chosen.current = id;
      }}
    />
  );
}
