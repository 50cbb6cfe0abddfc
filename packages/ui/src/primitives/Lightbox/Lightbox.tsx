import { forwardRef, useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/classNames';
import { overlay } from '../Dialog/Dialog.css';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages, type Labels } from '../messages';
import { lightboxMessages } from './messages';
import * as styles from './Lightbox.css';
import { useBackdropPress } from './useBackdropPress';
import { useSwipe } from './useSwipe';

/** One picture of a Lightbox. */
export interface LightboxImage {
  /** Address of the picture at full size. */
  src: string;
  /** What is to be seen; '' when the text beside it says it. */
  alt: string;
  /** Words under the picture; without any, only its number stands there. */
  caption?: string;
}

export interface LightboxProps {
  /** The pictures in the order in which one turns; a single one has no arrows. */
  images: readonly LightboxImage[];
  /** The picture shown, from 0; `null` keeps it closed. */
  index: number | null;
  /** Called with the picture to show next, or `null` to close. */
  onIndexChange: (index: number | null) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof lightboxMessages>;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/** Turns by the arrow keys, wherever the focus is, while something is open. */
function useArrowKeys(isOpen: boolean, direction: 'ltr' | 'rtl', go: (step: number) => void) {
  const turn = useRef(go);
  useLayoutEffect(() => {
    turn.current = go;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === forward) turn.current(1);
      if (key === back) turn.current(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, direction]);
}

/**
 * Pictures at full size over the page; arrow keys and swipes turn, Escape and a press outside
 * close.
 */
export const Lightbox = forwardRef<HTMLDivElement, LightboxProps>(function Lightbox(
  { images, index, onIndexChange, labels, className },
  ref,
) {
  const text = useMessages(lightboxMessages, labels);
  const { direction } = useLocale();
  const image = index === null ? undefined : images[index];
  const go = (step: number) => {
    if (index !== null && images[index + step]) onIndexChange(index + step);
  };
  const isOpen = image !== undefined;
  const swipe = useSwipe((to) => go((to === 'left') === (direction === 'ltr') ? 1 : -1));
  const backdrop = useBackdropPress(() => onIndexChange(null));
  useArrowKeys(isOpen, direction, go);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onIndexChange(null)}
      isDismissable
      className={classNames(overlay, styles.scrim)}
    >
      <Modal ref={ref} className={classNames(styles.modal, className)}>
        <AriaDialog aria-label={text.label} className={styles.dialog}>
          <div className={styles.backdrop} {...backdrop}>
            <div className={styles.bar}>
              <IconButton
                slot="close"
                variant="secondary"
                label={text.close}
                icon={<Icon name="close" />}
              />
            </div>
            <div className={styles.stage}>
              {images.length > 1 && (
                <IconButton
                  variant="secondary"
                  label={text.previous}
                  isDisabled={index === 0}
                  onPress={() => go(-1)}
                  icon={<Icon name="chevron-left" />}
                />
              )}
              <div className={styles.figure} {...swipe}>
                {image && <img src={image.src} alt={image.alt} className={styles.image} />}
              </div>
              {images.length > 1 && (
                <IconButton
                  variant="secondary"
                  label={text.next}
                  isDisabled={index === images.length - 1}
                  onPress={() => go(1)}
                  icon={<Icon name="chevron-right" />}
                />
              )}
            </div>
            {image && (image.caption || images.length > 1) && (
              <div className={styles.caption} aria-live="polite">
                {images.length > 1 && (
                  <span dir="auto">{text.position((index ?? 0) + 1, images.length)}</span>
                )}
                {image.caption && <span dir="auto">{image.caption}</span>}
              </div>
            )}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
