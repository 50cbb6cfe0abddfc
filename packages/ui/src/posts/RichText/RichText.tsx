import { forwardRef, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../primitives/ConfirmDialog';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { base, focusRing } from '../../theme';
import { richTextMessages } from './messages';
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
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof richTextMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * User text with its mentions and links marked. A link opens only after the reader has seen the
 * host it really leads to.
 */
export const RichText = forwardRef<HTMLSpanElement, RichTextProps>(function RichText(
  { text: content, hrefForMention, onOpenLink, labels, className },
  ref,
) {
  const text = useMessages(richTextMessages, labels);
  const parts = useMemo(() => parseRichText(limitLineBreaks(content)), [content]);
  const [pending, setPending] = useState<string | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLSpanElement, []);

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
          title={text.openTitle}
          description={text.openDescription(linkHost(pending))}
          confirmLabel={text.open}
          cancelLabel={text.cancel}
          onConfirm={() => open(pending)}
        />
      )}
    </span>
  );
});
