import { useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { base, focusRing } from '../theme';
import { richTextCopy } from './copy';
import { linkHost, parseRichText } from './parseRichText';
import * as styles from './RichText.css';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** What a person wrote. Never interpreted as markup. */
  text: string;
  /** Where a mention leads; without it mentions are marked but not links. */
  hrefForMention?: (username: string) => string;
  /** Replaces the opening of a new, unrelated browsing context once a link is confirmed. */
  onOpenLink?: (href: string) => void;
  labels?: Partial<typeof richTextCopy>;
  className?: string;
}

/** User text with its mentions and links marked. A link opens only after the reader has seen the host it really leads to. */
export function RichText({ text, hrefForMention, onOpenLink, labels, className }: RichTextProps) {
  const copy = useMessages('richText', richTextCopy, labels);
  const parts = useMemo(() => parseRichText(text), [text]);
  const [pending, setPending] = useState<string | null>(null);
  const root = useRef<HTMLSpanElement>(null);

  const open = (href: string) => {
    setPending(null);
    if (onOpenLink) onOpenLink(href);
    else root.current?.ownerDocument.defaultView?.open(href, '_blank', 'noopener,noreferrer');
  };

  return (
    <span ref={root} className={classNames(base, styles.root, className)}>
      {parts.map((part, index) => {
        const key = `${index}:${part.type}`;
        if (part.type === 'text') return <span key={key}>{part.text}</span>;
        if (part.type === 'mention') {
          return hrefForMention ? (
            <a
              key={key}
              className={classNames(base, focusRing, styles.mention)}
              href={hrefForMention(part.username)}
            >
              {part.text}
            </a>
          ) : (
            <span key={key} className={styles.mention}>
              {part.text}
            </span>
          );
        }
        return (
          <a
            key={key}
            className={classNames(base, focusRing, styles.link)}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              setPending(part.href);
            }}
            onAuxClick={(event) => {
              // The middle button would open the address without the question.
              if (event.button !== 1) return;
              event.preventDefault();
              setPending(part.href);
            }}
          >
            {part.text}
          </a>
        );
      })}
      {pending !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setPending(null)}
          title={copy.openTitle}
          description={copy.openDescription(linkHost(pending))}
          confirmLabel={copy.open}
          cancelLabel={copy.cancel}
          onConfirm={() => open(pending)}
        />
      )}
    </span>
  );
}
